import type { BookingReviews } from '@hirfa/contract/reviews';
import { type Ctx, type Person, type Refusal, refuse } from '../kernel/verb.ts';
import { findReviewedBooking } from './queries.ts';
import { findReviewsAndPhotos } from './photos/queries.ts';
import { partOf, viewBookingReviews } from './views.ts';

/** What one of the two people of a booking sees of its reviews. */
export async function getBookingReviews({
  ctx: { db, actor, now },
  input,
}: {
  ctx: Ctx<Person>;
  input: { id: string };
}): Promise<BookingReviews | Refusal<'not_found'>> {
  const booking = await findReviewedBooking(db, input.id);
  const part = booking && partOf(booking, actor.user_id);
  if (booking === undefined || part === undefined) return refuse('not_found');
  return viewBookingReviews(booking, part, await findReviewsAndPhotos(db, input.id), now);
}
