import * as z from 'zod';
import { adminCall, call, personCall, providerCall } from '../calls.ts';
import { decision, idempotencyMismatch, notFound, stateChanged, tooManyRequests } from '../errors.ts';
import { page, pageOf } from '../lists.ts';
import { photoErrors, PhotoFile } from '../photos.ts';
import {
  BookingReviews,
  CustomerRating,
  NewReview,
  RatingSummary,
  Reason,
  ReplyText,
  Review,
  ReviewPhoto,
} from './review.ts';
import { HiddenReview } from './waiting-work.ts';

export { BookingReviews, CustomerRating, NewReview, OwnReview, RatingSummary, Review, ReviewPhoto } from './review.ts';
export { HELD_REASONS, HiddenReview, waitingReviews } from './waiting-work.ts';

const tags = ['reviews'];
const One = z.strictObject({ id: z.uuid() });

/** Reviews of settled bookings (product decision: reviews). */
export const reviews = {
  /** For the two people of a booking. */
  getBookingReviews: personCall
    .meta({ staleAfter: { one: ['booking_changed', 'reviews_changed'] } })
    .route({ method: 'GET', path: '/api/v1/bookings/{id}/reviews', summary: 'Reviews of my booking', tags })
    .input(One)
    .output(BookingReviews)
    .errors(notFound),
  /**
   * Writes one's own review of a booking, or replaces the one that is not published yet. Contact details in the text
   * are refused. Both reviews are published once both sides have written, or 14 days after settling.
   */
  saveReview: personCall
    .route({ method: 'PUT', path: '/api/v1/bookings/{id}/review', summary: 'Review a booking', tags })
    .input(NewReview)
    .output(BookingReviews)
    .errors({ ...notFound, ...stateChanged }),
  /**
   * Adds a photo of the work to the customer's own review of a booking, before it is written or while it can be
   * changed; at most four. The same photo under the same id is stored once. It is published with the review.
   */
  addReviewPhoto: personCall
    .route({
      method: 'PUT',
      path: '/api/v1/bookings/{id}/review/photos/{photo_id}',
      summary: 'Add a photo to a review',
      tags,
      inputStructure: 'detailed',
    })
    .input(z.object({ params: z.strictObject({ id: z.uuid(), photo_id: z.uuid() }), body: PhotoFile }))
    .output(ReviewPhoto)
    .errors({ ...notFound, ...stateChanged, ...photoErrors }),
  removeReviewPhoto: personCall
    .route({
      method: 'DELETE',
      path: '/api/v1/bookings/{id}/review/photos/{photo_id}',
      summary: 'Remove a photo from a review',
      tags,
    })
    .input(z.strictObject({ id: z.uuid(), photo_id: z.uuid() }))
    .output(z.strictObject({ removed: z.literal(true) }))
    .errors({ ...notFound, ...stateChanged }),
  /** The published reviews of a provider, newest first, with all their stars. */
  listProviderReviews: call
    .route({ method: 'GET', path: '/api/v1/providers/{id}/reviews', summary: 'Reviews of a provider', tags })
    .input(z.strictObject({ id: z.uuid(), ...page }))
    .output(RatingSummary.extend({ items: z.array(Review), next_cursor: z.string().nullable() }))
    .errors(notFound),
  /** What providers wrote about the customer of an open request or booking of the caller; for admins, of any. */
  getCustomerRating: personCall
    .meta({ staleAfter: { one: ['booking_changed', 'reviews_changed'] } })
    .route({ method: 'GET', path: '/api/v1/bookings/{id}/customer-rating', summary: 'The rating of a customer', tags })
    .input(One)
    .output(RatingSummary.extend({ items: z.array(Review) }).nullable())
    .errors(notFound),
  /**
   * The ratings of the customers of all requests that wait for the caller's answer; `average_rating` is null of a
   * customer about whom nobody has written.
   */
  listCustomerRatings: providerCall
    .meta({ staleAfter: { any: ['booking_changed', 'reviews_changed'] } })
    .route({ method: 'GET', path: '/api/v1/provider/customer-ratings', summary: 'Ratings of my customers', tags })
    .input(z.strictObject({}))
    .output(z.strictObject({ items: z.array(CustomerRating).max(200) })),
  /** One public reply to a review of the caller as a provider. */
  replyToReview: providerCall
    .meta({ once: true })
    .route({ method: 'POST', path: '/api/v1/reviews/{id}/reply', summary: 'Reply to a review', tags })
    .input(z.strictObject({ id: z.uuid(), text: ReplyText }))
    .output(Review)
    .errors({ ...notFound, ...stateChanged, ...idempotencyMismatch }),
  /** Reports a published review to the admins, once. */
  reportReview: personCall
    .route({ method: 'POST', path: '/api/v1/reviews/{id}/report', summary: 'Report a review', tags })
    .input(z.strictObject({ id: z.uuid(), reason: Reason }))
    .output(z.strictObject({ reported: z.literal(true) }))
    .errors({ ...notFound, ...tooManyRequests }),
  /** Hides a review from everybody but its writer, for a reason, or shows it again for another. */
  hideReview: adminCall
    .meta({ audit: ['review.hide'] })
    .route({ method: 'POST', path: '/api/v1/admin/reviews/{id}/hide', summary: 'Hide a review', tags: ['admin'] })
    .input(z.strictObject({ id: z.uuid(), reason: Reason }))
    .output(z.strictObject({ hidden: z.literal(true) }))
    .errors(decision),
  showReview: adminCall
    .meta({ audit: ['review.show'] })
    .route({ method: 'POST', path: '/api/v1/admin/reviews/{id}/show', summary: 'Show a review again', tags: ['admin'] })
    .input(z.strictObject({ id: z.uuid(), reason: Reason }))
    .output(z.strictObject({ hidden: z.literal(false) }))
    .errors(decision),
  /** Reviews that are hidden, the last one first. */
  listHiddenReviews: adminCall
    .route({ method: 'GET', path: '/api/v1/admin/reviews/hidden', summary: 'Hidden reviews', tags: ['admin'] })
    .input(z.strictObject({ ...page }))
    .output(pageOf(HiddenReview)),
};
