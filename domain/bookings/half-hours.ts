import { FREE_TIME, HALF_HOURS } from './limits.ts';

/**
 * How many half hours of hourly work are booked where the customer chose no length: enough to cover the offer's usual
 * duration, so it is rounded up (70 minutes are 3 half hours), and within the limits of 1 to 12 hours.
 */
export function defaultHalfHours(durationMinutes: number): number {
  const needed = Math.ceil(durationMinutes / FREE_TIME.halfHourMinutes);
  return Math.min(Math.max(needed, HALF_HOURS.min), HALF_HOURS.max);
}
