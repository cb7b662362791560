import { cutPage, readCursor } from '../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person } from '../kernel/verb.ts';
import { findOwnInvoices } from './queries.ts';
import { viewOwn } from './views.ts';

/** The actor's invoices as a provider, the newest first. */
export async function listOwnInvoices({
  ctx: { db },
  input: { limit, cursor: given },
}: {
  ctx: Ctx<Person>;
  input: { limit: number; cursor?: string | undefined };
}) {
  const cursor = readCursor(given);
  if (isRefusal(cursor)) return cursor;
  const rows = await findOwnInvoices(db, cursor, limit + 1);
  return cutPage(rows, limit, viewOwn, ({ issued_at, id }) => [issued_at.getTime(), id]);
}
