import { REVIEW } from '@hirfa/domain/reviews';
import type { Orpc } from '../kit/orpc.ts';

/** The reviews of one's own booking. */
export function bookingReviewsQuery({ reviews }: Orpc, id: string) {
  return reviews.getBookingReviews.queryOptions({ input: { id } });
}

/** The reviews of a provider with all their stars, page by page. */
export function providerReviewsQuery({ reviews }: Orpc, id: string) {
  return reviews.listProviderReviews.infiniteOptions({
    input: (cursor: string | undefined) => ({ id, limit: REVIEW.page, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** What providers wrote about the customer of a booking. */
export function customerRatingQuery({ reviews }: Orpc, id: string) {
  return reviews.getCustomerRating.queryOptions({ input: { id } });
}

/** What admins have hidden. */
export function hiddenReviewsQuery({ reviews }: Orpc) {
  return reviews.listHiddenReviews.infiniteOptions({
    input: (cursor: string | undefined) => ({ limit: 24, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** The ratings of the customers of all open requests. */
export function customerRatingsQuery({ reviews }: Orpc) {
  return reviews.listCustomerRatings.queryOptions({ input: {} });
}
