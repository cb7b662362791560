import type { CustomerList, ProviderList } from '@hirfa/contract/bookings';
import { addDays, cairoDay, startOfDay } from '@hirfa/domain/market';
import { cutPage, readCursor } from '../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person, refuse } from '../kernel/verb.ts';
import { findCustomerBookings, findProviderBookings, findVerifiedProvider, type ViewRow } from './queries.ts';
import { viewBooking } from './views.ts';

interface Page<List> {
  list: List;
  limit: number;
  cursor?: string | undefined;
}

/** The caller's bookings as a customer. */
export async function listBookings({ ctx, input }: { ctx: Ctx<Person>; input: Page<CustomerList> }) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const rows = await findCustomerBookings(ctx.db, ctx.actor.user_id, input.list, { cursor, rows: input.limit + 1 });
  return pageOf(rows, input.limit, ctx);
}

/** The caller's bookings as a provider. */
export async function listProviderBookings({ ctx, input }: { ctx: Ctx<Person>; input: Page<ProviderList> }) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const providerId = await findVerifiedProvider(ctx.db);
  if (providerId === undefined) return refuse('provider_required');
  const today = cairoDay(ctx.now);
  const day = { start: startOfDay(today), end: startOfDay(addDays(today, 1)) };
  const rows = await findProviderBookings(ctx.db, providerId, input.list, day, { cursor, rows: input.limit + 1 });
  return pageOf(rows, input.limit, ctx);
}

function pageOf(rows: readonly ViewRow[], limit: number, { actor, now }: Ctx<Person>) {
  return cutPage(
    rows,
    limit,
    (row) => viewBooking(row, actor, now),
    ({ booking }) => [booking.starts_at.getTime(), booking.id],
  );
}
