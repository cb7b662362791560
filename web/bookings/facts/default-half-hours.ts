import { HALF_HOURS } from '@hirfa/domain/bookings';

/**
 * How many half hours are booked where the customer chooses no length. To be replaced by the function of this name in
 * `domain/bookings`.
 */
export function defaultHalfHours(duration_minutes: number): number {
  return Math.min(HALF_HOURS.max, Math.max(HALF_HOURS.min, Math.ceil(duration_minutes / 30)));
}
