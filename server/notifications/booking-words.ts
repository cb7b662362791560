import { displayName } from '@hirfa/domain/accounts';
import { RESCUED_REASONS, respondBy } from '@hirfa/domain/bookings';
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
    isRescued: !isFree && RESCUED_REASONS.some((reason) => reason === booking.cancel_reason),
    isPaidBack: booking.cancel_reason === 'first_job_paid_back',
    isFree,
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
