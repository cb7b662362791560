import { msg, plural } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import { codeOf, secondsToWait } from '../../kit/error-code.ts';

/** The text for each error code of the account calls. */
const TEXTS: Record<string, MessageDescriptor> = {
  invalid_credentials: msg`The e-mail or the password is not right. Check both and try again.`,
  invalid_code: msg`This code is wrong or too old. Type the latest one, or ask for another.`,
  invalid_input: msg`Please check what you filled in.`,
  database_unavailable: msg`Hirfa does not answer at the moment. Please try again shortly.`,
  internal_error: msg`Something went wrong on our side. Please try once more; nothing you typed is lost.`,
  forbidden_origin: msg`Sign-in works only at this site’s own address. Please open it there.`,
  too_many_requests: msg`Too many tries. Please wait a while.`,
  second_factor_required: msg`Sign out and sign in again with your passkey or code first: nobody else should be able to change this.`,
  last_sign_in_method: msg`Nothing else opens your account. Add another way to sign in first.`,
  service_unavailable: msg`Codes can’t be sent to phones right now. Please use your e-mail.`,
};

const UNREACHABLE = msg`We could not reach the server. Check your connection and try again; nothing you typed is lost.`;

export function authErrorText(error: unknown): MessageDescriptor {
  return waitingText(error) ?? TEXTS[codeOf(error)] ?? UNREACHABLE;
}

/** Whether the server refused the code that was typed or returned in the address. */
export function isWrongCode(error: unknown): boolean {
  return ['invalid_code', 'invalid_input'].includes(codeOf(error));
}

/** When to try again, where the server stated it. */
export function waitingText(error: unknown): MessageDescriptor | null {
  const seconds = secondsToWait(error);
  if (seconds === null) return null;
  const minutes = Math.ceil(seconds / 60);
  return msg`${plural(minutes, { one: 'Too many tries. Try again in a minute.', other: 'Too many tries. Try again in # minutes.' })}`;
}
