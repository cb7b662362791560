import { REASON_LENGTH } from '@hirfa/domain/bookings';
import { CHIPS, REVIEW, REVIEW_PHOTOS } from '@hirfa/domain/reviews';
import * as z from 'zod';
import { Photo } from '../photos.ts';
import { LINES } from '../texts.ts';

const Instant = z.iso.datetime();
const Stars = z.int().min(REVIEW.stars.min).max(REVIEW.stars.max);
const Chips = z.array(z.enum(CHIPS)).max(CHIPS.length);

/** What a provider answers in public. */
export const ReplyText = z.string().trim().min(1).max(REVIEW.replyMax).regex(LINES);

/** Why a review is reported or hidden: admins read it. */
export const Reason = z.string().trim().min(REASON_LENGTH.min).max(REASON_LENGTH.max).regex(LINES);

/**
 * A photo of the work that a customer has added to a review. Its picture is at `/review-photos/{id}`, and a smaller one
 * at `/review-photos/{id}?size=small`.
 */
export const ReviewPhoto = Photo;
export type ReviewPhoto = Photo;
export const ReviewPhotos = z.array(ReviewPhoto).max(REVIEW_PHOTOS.most);

/** A published review; `author_name` is a display name, empty of somebody who has left. */
export const Review = z.strictObject({
  id: z.uuid(),
  stars: Stars,
  chips: Chips,
  text: z.string(),
  author_name: z.string(),
  published_at: Instant,
  photos: ReviewPhotos,
  reply: z.strictObject({ text: z.string(), at: Instant }).nullable(),
});
export type Review = z.infer<typeof Review>;

/** One's own review of a booking. `state`: it waits for the other side, is public, or was hidden by an admin. */
export const OwnReview = z.strictObject({
  id: z.uuid(),
  stars: Stars,
  chips: Chips,
  text: z.string(),
  state: z.enum(['waiting', 'published', 'hidden']),
});
export type OwnReview = z.infer<typeof OwnReview>;

/**
 * What somebody sees of the reviews of their booking. `writable_until` is null where nobody can write: it is not
 * settled, or too long ago. `photos` are those of a customer's own review, from before it is written. `other` is that
 * of the other side once both are published.
 */
export const BookingReviews = z.strictObject({
  part: z.enum(['customer', 'provider']),
  can_write: z.boolean(),
  writable_until: Instant.nullable(),
  chips: Chips,
  own: OwnReview.nullable(),
  photos: ReviewPhotos,
  other: Review.nullable(),
});
export type BookingReviews = z.infer<typeof BookingReviews>;

/** What somebody writes about the other side of a settled booking. */
export const NewReview = z.strictObject({
  id: z.uuid(),
  stars: Stars,
  chips: Chips.refine((chips) => new Set(chips).size === chips.length, 'Each only once'),
  text: z.string().trim().max(REVIEW.textMax).regex(LINES),
});
export type NewReview = z.infer<typeof NewReview>;

/** The rating of somebody: to one decimal, null without reviews; how many reviews have 1 to 5 stars. */
export const RatingSummary = z.strictObject({
  average_rating: z.string().nullable(),
  rating_count: z.int(),
  distribution: z.array(z.int()).length(REVIEW.stars.max),
});
export type RatingSummary = z.infer<typeof RatingSummary>;

/** What providers think of the customer of a booking, in short. */
export const CustomerRating = z.strictObject({
  booking_id: z.uuid(),
  average_rating: z.string().nullable(),
  rating_count: z.int(),
});
export type CustomerRating = z.infer<typeof CustomerRating>;
