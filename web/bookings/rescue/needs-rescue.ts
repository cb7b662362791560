import type { Booking } from '@hirfa/contract/bookings';
import { needsRescue as needsOthers } from '@hirfa/domain/bookings';
import { bookingFacts, keptAmount } from '../facts/facts.ts';

/**
 * Whether others are offered to the customer of this booking now: nobody else is booked in its place yet. Nobody else
 * sells a whole package at its price. Where our team has left a part of the price to the provider, work was done.
 */
export function needsRescue(booking: Booking, now: Date): boolean {
  if (booking.part !== 'customer' || booking.rescue?.by != null) return false;
  if (booking.package?.is_whole === true) return false;
  if (booking.cancel_reason === 'admin_cancelled' && keptAmount(booking) !== null) return false;
  return needsOthers(bookingFacts(booking), now);
}
