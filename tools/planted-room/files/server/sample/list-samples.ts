import { cutPage, readCursor } from '../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person } from '../kernel/verb.ts';
import { findSamples } from './queries.ts';

/** The samples of all people, newest first, for admins. */
export async function listSamples({
  ctx: { db },
  input,
}: {
  ctx: Ctx<Person>;
  input: { limit: number; cursor?: string | undefined };
}) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const rows = await findSamples(db, cursor, input.limit + 1);
  const view = ({ id, created_at }: (typeof rows)[number]) => ({ id, created_at: created_at.toISOString() });
  return cutPage(rows, input.limit, view, ({ id, created_at }) => [created_at.getTime(), id]);
}
