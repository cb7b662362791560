import { findVerifiedProvider } from '../../bookings/index.ts';
import { cutPage, readCursor } from '../../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person, refuse } from '../../kernel/verb.ts';
import { viewOwnPayout } from '../views.ts';
import { findOwnPayouts } from './queries.ts';

/** The actor's payouts, the newest week first. */
export async function listOwnPayouts({
  ctx: { db },
  input,
}: {
  ctx: Ctx<Person>;
  input: { limit: number; cursor?: string | undefined };
}) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const providerId = await findVerifiedProvider(db);
  if (providerId === undefined) return refuse('provider_required');
  const rows = await findOwnPayouts(db, providerId, cursor, input.limit + 1);
  return cutPage(rows, input.limit, viewOwnPayout, ({ week, id }) => [Date.parse(week), id]);
}
