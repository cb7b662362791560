import { cutPage, readCursor } from '../../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person } from '../../kernel/verb.ts';
import { findWebhooks } from './queries.ts';

/** What gateways told, newest first. */
export async function listWebhooks({
  ctx,
  input,
}: {
  ctx: Ctx<Person>;
  input: { limit: number; cursor?: string | undefined };
}) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const rows = await findWebhooks(ctx.db, cursor, input.limit + 1);
  return cutPage(
    rows,
    input.limit,
    ({ worked_at, received_at, ...webhook }) => ({
      ...webhook,
      received_at: received_at.toISOString(),
      processed_at: worked_at?.toISOString() ?? null,
    }),
    ({ received_at, id }) => [received_at.getTime(), id],
  );
}
