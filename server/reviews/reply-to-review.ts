import type { Review } from '@hirfa/contract/reviews';
import { contactIn } from '@hirfa/domain/contacts';
import { type Person, type Refusal, refuse, refuseField, type WriteCtx } from '../kernel/verb.ts';
import { findReviewPhotos } from './photos/queries.ts';
import { notifyOfReviews } from './publish.ts';
import { findActiveProvider, findReview, saveReply } from './queries.ts';
import { published, viewReview } from './views.ts';

/** The one public reply of a provider to a review of theirs. */
export async function replyToReview({
  ctx,
  input,
}: {
  ctx: WriteCtx<Person>;
  input: { id: string; text: string };
}): Promise<Review | Refusal<'provider_required' | 'not_found' | 'state_changed' | 'invalid_input'>> {
  const { db, actor, now } = ctx;
  const providerId = await findActiveProvider(db);
  if (providerId === undefined) return refuse('provider_required');
  const review = await findReview(db, input.id);
  const isAbout = review?.provider_id === providerId && review.subject === 'provider' && published(review) !== null;
  if (review === undefined || !isAbout) return refuse('not_found');
  if (contactIn(input.text) !== null) return refuseField('text', 'has a way to reach or to pay somebody elsewhere');
  if (review.replied_at !== null) return refuse('state_changed');
  const replied = await saveReply(db, review.id, input.text, now);
  const shown = replied && published(replied);
  if (shown == null) return refuse('state_changed');
  await notifyOfReviews(ctx, review.booking_id, [review.author_id, actor.user_id]);
  return viewReview({ ...shown, photos: await findReviewPhotos(db, review.booking_id) });
}
