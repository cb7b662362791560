import { cutPage, readCursor } from '../kernel/cursors.ts';
import { type AdminCtx, isRefusal } from '../kernel/verb.ts';
import { findHidden } from './report-queries.ts';

/** What admins have hidden, each to be shown again. */
export async function listHiddenReviews({
  ctx: { db },
  input: { limit, cursor: given },
}: {
  ctx: AdminCtx;
  input: { limit: number; cursor?: string | undefined };
}) {
  const cursor = readCursor(given);
  if (isRefusal(cursor)) return cursor;
  const rows = (await findHidden(db, cursor, limit + 1)).flatMap(({ hidden_at, ...row }) =>
    hidden_at === null ? [] : [{ ...row, hidden_at }],
  );
  return cutPage(
    rows,
    limit,
    ({ hidden_at, ...row }) => ({ ...row, hidden_at: hidden_at.toISOString() }),
    ({ hidden_at, review_id }) => [hidden_at.getTime(), review_id],
  );
}
