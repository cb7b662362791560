import type { BookingReviews, OwnReview, Review, ReviewPhoto } from '@hirfa/contract/reviews';
import {
  chipsFor,
  type Distribution,
  mayReview,
  ratingCount,
  reviewableUntil,
  shownTenths,
} from '@hirfa/domain/reviews';
import { type ReviewedBooking, type ReviewRow, subjectOf } from './queries.ts';

type Shown = Pick<ReviewRow, 'id' | 'stars' | 'chips' | 'text' | 'author_name' | 'reply_text' | 'replied_at'> & {
  published_at: Date;
};

export function viewReview({
  id,
  stars,
  chips,
  text,
  author_name,
  published_at,
  reply_text,
  replied_at,
  photos,
}: Shown & { photos: readonly ReviewPhoto[] }): Review {
  const reply = reply_text === null || replied_at === null ? null : { text: reply_text, at: replied_at.toISOString() };
  return { id, stars, chips, text, author_name, published_at: published_at.toISOString(), photos: [...photos], reply };
}

function viewOwn({ id, stars, chips, text, published_at, hidden_at }: ReviewRow): OwnReview {
  const state = hidden_at !== null ? 'hidden' : published_at === null ? 'waiting' : 'published';
  return { id, stars, chips, text, state };
}

/** The published review in a row; null where only its writer reads it. */
export const published = (row: ReviewRow): Shown | null =>
  row.published_at === null || row.hidden_at !== null ? null : { ...row, published_at: row.published_at };

/** The part of a person in a booking; undefined of others. */
export function partOf({ customer_id, provider_user_id }: ReviewedBooking, userId: string) {
  if (customer_id === userId) return 'customer' as const;
  return provider_user_id === userId ? ('provider' as const) : undefined;
}

/** Whether somebody can write now, unless their account is suspended: then no call gets here. */
export function canWrite(booking: ReviewedBooking, own: ReviewRow | undefined, now: Date): boolean {
  const { completed_at, is_refunded, is_second_visit } = booking;
  const facts = {
    completed_at,
    is_refunded,
    is_second_visit,
    is_account_open: booking.is_actor_open,
    own: own ?? null,
  };
  return mayReview(facts, now);
}

export function viewBookingReviews(
  booking: ReviewedBooking,
  part: 'customer' | 'provider',
  { rows, photos }: { rows: readonly ReviewRow[]; photos: readonly ReviewPhoto[] },
  now: Date,
): BookingReviews {
  const subject = subjectOf(part);
  const own = rows.find((row) => row.subject === subject);
  const other = rows.find((row) => row.subject !== subject);
  const shown = other && published(other);
  return {
    part,
    can_write: canWrite(booking, own, now),
    writable_until: booking.completed_at && reviewableUntil(booking.completed_at).toISOString(),
    chips: [...chipsFor(subject, booking.tab)],
    own: own ? viewOwn(own) : null,
    photos: part === 'customer' ? [...photos] : [],
    other: shown ? viewReview({ ...shown, photos: part === 'provider' ? photos : [] }) : null,
  };
}

/** A rating of its counts, as text with one decimal. */
export function viewRating(distribution: Distribution) {
  const tenths = shownTenths(distribution);
  return {
    average_rating: tenths === null ? null : (tenths / 10).toFixed(1),
    rating_count: ratingCount(distribution),
    distribution: [...distribution],
  };
}
