import type { Booking } from '@hirfa/contract/bookings';
import { BOOKING_TIMES } from '@hirfa/domain/bookings';

/** From when on a job can be started. */
export function startsFrom({ starts_at }: Pick<Booking, 'starts_at'>): string {
  return new Date(Date.parse(starts_at) - BOOKING_TIMES.startEarlyMs).toISOString();
}
