import { type Person, refuse, type WriteCtx } from '../kernel/verb.ts';
import { newId } from '../platform/ids.ts';
import { reviewWaits } from './events.ts';
import { findReview, isPublicReview } from './queries.ts';
import { insertReport } from './report-queries.ts';
import { published } from './views.ts';

/** Reports a review that the actor reads and has not written. A second report changes nothing. */
export async function reportReview({
  ctx: { db, actor, now, publish },
  input,
}: {
  ctx: WriteCtx<Person>;
  input: { id: string; reason: string };
}) {
  const review = await findReview(db, input.id);
  const isRead = review === undefined ? await isPublicReview(db, input.id) : published(review) !== null;
  if (!isRead || review?.author_id === actor.user_id) return refuse('not_found');
  const id = newId(now.getTime());
  const report = { id, review_id: input.id, reporter_id: actor.user_id, reason: input.reason, created_at: now };
  if (await insertReport(db, report)) await publish(reviewWaits, { entity_id: id });
  return { reported: true as const };
}
