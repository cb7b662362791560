import type { Booking } from '@hirfa/contract/bookings';
import { needsRescue as needsOthers } from '@hirfa/domain/bookings';
import { bookingFacts } from '../facts/facts.ts';

/** Whether others are offered to the customer of this booking now: nobody else is booked in its place yet. */
export function needsRescue(booking: Booking, now: Date): boolean {
  if (booking.part !== 'customer' || booking.rescue?.by != null) return false;
  return needsOthers(bookingFacts(booking), now);
}
