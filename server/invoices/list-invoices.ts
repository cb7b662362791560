import { cutPage, readCursor } from '../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person } from '../kernel/verb.ts';
import { findInvoices, type InvoiceFilter } from './queries.ts';
import { viewRecord } from './views.ts';

/** All invoices, the newest first, as far as a filter lets them through. */
export async function listInvoices({
  ctx: { db },
  input,
}: {
  ctx: Ctx<Person>;
  input: InvoiceFilter & { limit: number; cursor?: string | undefined };
}) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const rows = await findInvoices(db, input, cursor, input.limit + 1);
  return cutPage(rows, input.limit, viewRecord, ({ issued_at, id }) => [issued_at.getTime(), id]);
}
