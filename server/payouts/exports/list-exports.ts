import { cutPage, readCursor } from '../../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person } from '../../kernel/verb.ts';
import { findExports } from './queries.ts';

/** The files for the bank, the newest first, with what became of their payouts. */
export async function listPayoutExports({
  ctx: { db },
  input,
}: {
  ctx: Ctx<Person>;
  input: { limit: number; cursor?: string | undefined };
}) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const rows = await findExports(db, cursor, input.limit + 1);
  return cutPage(
    rows,
    input.limit,
    ({ created_at, reason, refused_at, ...row }) => ({
      ...row,
      created_at: created_at.toISOString(),
      refusal: reason === null || refused_at === null ? null : { reason, refused_at: refused_at.toISOString() },
    }),
    ({ number, id }) => [number, id],
  );
}
