import { cutPage, readCursor } from '../kernel/cursors.ts';
import { type Ctx, isRefusal, refuse } from '../kernel/verb.ts';
import { findProviderReviews, findRating } from './queries.ts';
import { viewRating, viewReview } from './views.ts';

/** What everybody reads of the reviews of a provider who has a page. */
export async function listProviderReviews({
  ctx: { db },
  input: { id, limit, cursor: given },
}: {
  ctx: Ctx;
  input: { id: string; limit: number; cursor?: string | undefined };
}) {
  const cursor = readCursor(given);
  if (isRefusal(cursor)) return cursor;
  const [rating, rows] = await Promise.all([findRating(db, id), findProviderReviews(db, id, cursor, limit + 1)]);
  if (rating === undefined) return refuse('not_found');
  const page = cutPage(rows, limit, viewReview, (row) => [row.published_at.getTime(), row.id]);
  return { ...viewRating(rating.distribution), average_rating: rating.average_rating, ...page };
}
