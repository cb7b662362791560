import { displayName } from '@hirfa/domain/accounts';
import { needsRescue, respondBy } from '@hirfa/domain/bookings';
import type { BookingWords } from '@hirfa/templates/notifications';
import type { BookingData } from './queries.ts';

/** What the texts of notifications about a booking show. */
export function wordsOf(data: BookingData): BookingWords {
  const { booking, provider, customer_name, refund } = data;
  return {
    title: { en: booking.title, ar: booking.title_ar },
    provider: { en: provider.display_name_en, ar: provider.display_name_ar },
    customer: displayName(customer_name),
    starts_at: booking.starts_at,
    respond_by: booking.authorized_at && respondBy(booking.authorized_at, booking.starts_at),
    refund,
    isUnpaid: booking.cancel_reason === 'capture_failed',
    isRescued: isRescued(data),
    isFree: booking.second_visit_of !== null,
    reason: booking.cancel_note,
    dates: [],
  };
}

/**
 * Whether the page of a booking that has just ended offers others: nobody else sells a whole package at its price, and
 * where our team has left a part of the price to the provider, work was done.
 */
function isRescued({ booking, is_whole_package, is_kept }: BookingData): boolean {
  if (booking.cancelled_at === null || is_whole_package) return false;
  if (booking.cancel_reason === 'admin_cancelled' && is_kept === true) return false;
  return needsRescue(booking, booking.cancelled_at);
}
