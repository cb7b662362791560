import { HALF_HOURS } from './limits.ts';

const HALF_HOUR_MINUTES = 30;

/**
 * How many half hours of hourly work are booked where the customer chose no length: enough to cover the offer's usual
 * duration, so it is rounded up (70 minutes are 3 half hours), and within the limits of 1 to 12 hours.
 */
export function defaultHalfHours(durationMinutes: number): number {
  const needed = Math.ceil(durationMinutes / HALF_HOUR_MINUTES);
  return Math.min(Math.max(needed, HALF_HOURS.min), HALF_HOURS.max);
}
