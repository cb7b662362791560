import { SUBJECTS } from '@hirfa/domain/reviews';
import * as z from 'zod';
import { waits } from '../waiting-work.ts';
import { ReviewPhotos } from './review.ts';

/** A review as an admin reads it: its writer is the other one of the two. */
const review = {
  review_id: z.uuid(),
  booking_id: z.uuid(),
  name_en: z.string(),
  name_ar: z.string(),
  subject: z.enum(SUBJECTS),
  stars: z.int(),
  text: z.string(),
  photos: ReviewPhotos,
  reply: z.string().nullable(),
};

/** Why a review is not published by itself: what the two people of its booking share. */
export const HELD_REASONS = ['same_payout', 'same_phone', 'same_device', 'same_instrument'] as const;

/** Reviews in the work queue of admins: reported ones, and those that may be of oneself. The name is the provider's. */
export const waitingReviews = [
  z.strictObject({ kind: z.literal('review_report'), ...waits, ...review, reason: z.string() }),
  z.strictObject({ kind: z.literal('held_review'), ...waits, ...review, held_reason: z.enum(HELD_REASONS) }),
] as const;

/** A review that an admin has hidden, with the reason. A name is empty once the customer or the admin has left. */
export const HiddenReview = z.strictObject({
  ...review,
  author_name: z.string(),
  customer_name: z.string(),
  hidden_at: z.iso.datetime(),
  hidden_by: z.string(),
  hidden_reason: z.string(),
});
export type HiddenReview = z.infer<typeof HiddenReview>;
