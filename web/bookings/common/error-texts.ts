import { msg } from '@lingui/core/macro';
import { codeOf, secondsToWait } from '../../kit/error-code.ts';

/** What refusals of the calls about a booking say. */
export const BOOKING_REFUSALS = {
  state_changed: msg`This booking has changed. You see it as it is now.`,
  not_found: msg`This booking is no longer there.`,
};

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
