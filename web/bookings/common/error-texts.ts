import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { amountNow, codeOf, secondsToWait } from '../../kit/error-code.ts';

const GONE = msg`This booking is no longer there.`;

/** The text for each error code of a booking's steps. */
const TEXTS: Record<string, MessageDescriptor> = {
  state_changed: msg`This booking has changed. You see it as it is now.`,
  not_found: GONE,
  invalid_input: msg`Please check what you filled in.`,
  too_many_requests: msg`Too many tries. Please wait a while.`,
  authentication_required: msg`Your session has ended. Please sign in again.`,
  provider_required: msg`This needs a verified and active provider profile.`,
  idempotency_mismatch: msg`This was sent already. Please look at the booking again.`,
  service_unavailable: msg`The payment service does not answer. Please try again in a moment.`,
  database_unavailable: msg`Hirfa does not answer at the moment. Please try again shortly.`,
  internal_error: msg`Something went wrong on our side. Please try once more.`,
};

const AMOUNT_CHANGED = msg`The amount has changed. Nothing has happened yet: please look at it and decide again.`;
const UNREACHABLE = msg`We could not reach the server. Check your connection and try again.`;

export function bookingErrorText(error: unknown): MessageDescriptor {
  if (amountNow(error) !== null) return AMOUNT_CHANGED;
  return TEXTS[codeOf(error)] ?? UNREACHABLE;
}

/** Why a booking can't be shown; a malformed id counts as a missing booking. */
export function missingText(error: unknown): MessageDescriptor {
  return codeOf(error) === 'invalid_input' ? GONE : bookingErrorText(error);
}

/** Whether the server refused this field of the input. */
export function isAboutField(error: unknown, field: string): boolean {
  if (codeOf(error) !== 'invalid_input' || !(error instanceof Error) || !('data' in error)) return false;
  const { data } = error;
  if (typeof data !== 'object' || data === null || !('fields' in data) || !Array.isArray(data.fields)) return false;
  return data.fields.some(
    (problem: unknown) =>
      typeof problem === 'object' && problem !== null && 'path' in problem && problem.path === field,
  );
}

/** The instant from which a call that was refused as too frequent is possible again; null where it is unknown. */
export function retryAt(error: unknown, now: Date): string | null {
  const seconds = secondsToWait(error);
  return seconds === null ? null : new Date(now.getTime() + seconds * 1000).toISOString();
}
