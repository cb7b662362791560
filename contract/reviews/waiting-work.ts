import { SUBJECTS } from '@hirfa/domain/reviews';
import * as z from 'zod';
import { waits } from '../waiting-work.ts';

/** A review as an admin reads it: its writer is the other one of the two. */
const review = {
  review_id: z.uuid(),
  booking_id: z.uuid(),
  name_en: z.string(),
  name_ar: z.string(),
  subject: z.enum(SUBJECTS),
  stars: z.int(),
  text: z.string(),
  reply: z.string().nullable(),
};

/** Why a review is not published by itself: writer and provider are paid to the same account, or share a phone. */
export const HELD_REASONS = ['same_payout', 'same_phone'] as const;

/** Reviews in the work queue of admins: reported ones, and those that may be of oneself. The name is the provider's. */
export const waitingReviews = [
  z.strictObject({ kind: z.literal('review_report'), ...waits, ...review, reason: z.string() }),
  z.strictObject({ kind: z.literal('held_review'), ...waits, ...review, held_reason: z.enum(HELD_REASONS) }),
] as const;
