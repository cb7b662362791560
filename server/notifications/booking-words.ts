import { displayName } from '@hirfa/domain/accounts';
import { needsRescue, respondBy } from '@hirfa/domain/bookings';
import type { BookingWords } from '@hirfa/templates/notifications';
import type { BookingData } from './booking-data-queries.ts';

/** What happens to several bookings of a package at once is told once. */
export const OF_END: ReadonlySet<string> = new Set([
  'booking_cancelled',
  'job_cancelled',
  'refund_issued',
  'refund_failed',
]);

/** What the texts of a notification about a booking show. */
export function wordsOf(type: string, data: BookingData): BookingWords {
  const { booking, provider, customer_name } = data;
  const ended = OF_END.has(type) ? data.ended : null;
  const isFree = booking.second_visit_of !== null;
  return {
    title: { en: booking.title, ar: booking.title_ar },
    provider: { en: provider.display_name_en, ar: provider.display_name_ar },
    customer: displayName(customer_name),
    starts_at: booking.starts_at,
    respond_by: booking.authorized_at && respondBy(booking.authorized_at, booking.starts_at),
    refund: ended === null ? data.refund : refundIn(ended, type),
    isUnpaid: booking.cancel_reason === 'capture_failed',
    isRescued: !isFree && isRescued(data),
    isPaidBack: booking.cancel_reason === 'first_job_paid_back',
    isFree,
    isCash: booking.is_cash,
    isChosen: data.is_chosen,
    reason: booking.cancel_note,
    dates: (ended?.starts ?? []).map((start) => new Date(start)),
  };
}

/** The amount of all that were cancelled at once; null where nothing goes back. */
function refundIn({ planned, back, refused }: NonNullable<BookingData['ended']>, type: string): string | null {
  const amount = type === 'refund_failed' ? refused : type === 'refund_issued' ? back : planned;
  return Number(amount) === 0 ? null : amount;
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
