import { STARS } from '@hirfa/domain/reviews';
import { type Ctx, type Person, refuse } from '../kernel/verb.ts';
import { findCustomerReviews, findReviewedBooking, mayReadCustomerRating } from './queries.ts';
import { published, viewRating, viewReview } from './views.ts';

/** The newest reviews that are shown beside the rating of a customer. */
const NEWEST = 3;

/**
 * What providers wrote about the customer of a booking: for its provider while it is live, null afterwards (their page
 * may ask a moment too late), and for admins.
 */
export async function getCustomerRating({ ctx: { db, actor }, input }: { ctx: Ctx<Person>; input: { id: string } }) {
  const booking = await findReviewedBooking(db, input.id);
  if (booking === undefined || booking.customer_id === actor.user_id) return refuse('not_found');
  if (!(await mayReadCustomerRating(db, booking.customer_id)))
    return booking.provider_user_id === actor.user_id ? null : refuse('not_found');
  const { counts, newest } = await findCustomerReviews(db, booking.customer_id, NEWEST);
  const distribution = STARS.map((stars) => counts.find((each) => each.stars === stars)?.count ?? 0);
  const items = newest.map(published).filter((row) => row !== null);
  return { ...viewRating(distribution), items: items.map((row) => viewReview({ ...row, photos: [] })) };
}
