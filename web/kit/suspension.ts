// @with-first-page
import { SUSPENSION_REASONS, type SuspensionReason } from '@hirfa/domain/accounts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { codeOf } from './error-code.ts';

/** Why an account is suspended, in words for the person and for admins. */
export const SUSPENSION_WORDS: Record<SuspensionReason, MessageDescriptor> = {
  fraud: msg`Payments of this account look like fraud.`,
  abuse: msg`Others were insulted, threatened or harassed.`,
  outside_payment: msg`Payments were asked for or made outside of Hirfa.`,
  false_identity: msg`The name or the documents are not those of the person.`,
  rules: msg`The rules of Hirfa were broken several times.`,
};

/** Why the account that somebody signs in to is suspended; null where the error is another one. */
export function suspensionOf(error: unknown): { reason: SuspensionReason; words: string | null } | null {
  if (codeOf(error) !== 'account_suspended' || !(error instanceof Error) || !('data' in error)) return null;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('reason' in data)) return null;
  const reason = SUSPENSION_REASONS.find((each) => each === data.reason);
  if (reason === undefined) return null;
  return { reason, words: 'words' in data && typeof data.words === 'string' ? data.words : null };
}
