import { displayName } from '@hirfa/domain/accounts';
import { RESCUED_REASONS, respondBy } from '@hirfa/domain/bookings';
import type { BookingWords } from '@hirfa/templates/notifications';
import type { BookingData } from './queries.ts';

/** What the texts of notifications about a booking show. */
export function wordsOf({ booking, provider, customer_name, refund }: BookingData): BookingWords {
  const isFree = booking.second_visit_of !== null;
  return {
    title: { en: booking.title, ar: booking.title_ar },
    provider: { en: provider.display_name_en, ar: provider.display_name_ar },
    customer: displayName(customer_name),
    starts_at: booking.starts_at,
    respond_by: booking.authorized_at && respondBy(booking.authorized_at, booking.starts_at),
    refund,
    isUnpaid: booking.cancel_reason === 'capture_failed',
    isRescued: !isFree && RESCUED_REASONS.some((reason) => reason === booking.cancel_reason),
    isFree,
    reason: booking.cancel_note,
    dates: [],
  };
}
