import type { Booking } from '@hirfa/contract/bookings';
import { startableFrom } from '@hirfa/domain/bookings';

/** From when on a job can be started. */
export function startsFrom({ starts_at }: Pick<Booking, 'starts_at'>): string {
  return startableFrom(new Date(starts_at)).toISOString();
}
