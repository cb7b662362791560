import { REVIEW } from './limits.ts';

/** What decides whether somebody can review a booking. */
export interface ReviewFacts {
  /** When the booking was settled; null until then. */
  completed_at: Date | null;
  /** Whether all money went back: then there was no job. */
  is_refunded: boolean;
  /** A free second visit is a part of the first job, which is reviewed. */
  is_second_visit: boolean;
  /** Whether the writer is neither suspended nor has left. */
  is_account_open: boolean;
  /** Their own review of the booking. */
  own: { published_at: Date | null; hidden_at: Date | null } | null;
}

/** Until when both sides can write. */
export const reviewableUntil = (completed_at: Date) => new Date(completed_at.getTime() + REVIEW.writableMs);

/** When somebody who has not written is reminded. */
export const remindedAt = (completed_at: Date) =>
  new Date(reviewableUntil(completed_at).getTime() - REVIEW.remindBeforeMs);

/** Whether somebody can write a review of their booking, or change the one that is not published yet. */
export function mayReview(facts: ReviewFacts, now: Date): boolean {
  const { completed_at, is_refunded, is_second_visit, is_account_open, own } = facts;
  if (completed_at === null || is_refunded || is_second_visit || !is_account_open) return false;
  if (now >= reviewableUntil(completed_at)) return false;
  return own === null || (own.published_at === null && own.hidden_at === null);
}

/**
 * When a review is published: once both sides have written, so that neither answers the other, or when nobody can write
 * any more. `other_written_at` is null while the other side has not written.
 */
export function whenPublished(review: { created_at: Date; completed_at: Date; other_written_at: Date | null }): Date {
  const { created_at, completed_at, other_written_at } = review;
  if (other_written_at === null) return reviewableUntil(completed_at);
  return created_at > other_written_at ? created_at : other_written_at;
}
