import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** What to say for each code that sign-up, sign-in and confirming can answer with. */
const TEXTS: Record<string, MessageDescriptor> = {
  invalid_credentials: msg`The e-mail or the password is not right. Check both and try again.`,
  invalid_code: msg`This code is wrong or too old. Check the latest mail, or begin anew.`,
  invalid_input: msg`Please check what you filled in.`,
  internal_error: msg`Something went wrong on our side. Please try once more; nothing you typed is lost.`,
  forbidden_origin: msg`Sign-in works only at this site’s own address. Please open it there.`,
  too_many_requests: msg`Too many tries. Please wait a while.`,
};

const UNREACHABLE = msg`We could not reach the server. Check your connection and try again; nothing you typed is lost.`;

export function authErrorText(error: unknown): MessageDescriptor {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return TEXTS[code] ?? UNREACHABLE;
}
