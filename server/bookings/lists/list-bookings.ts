import type { CustomerList, ProviderBookings } from '@hirfa/contract/bookings';
import { newAfter } from '@hirfa/domain/bookings';
import { addDays, cairoDay, startOfDay } from '@hirfa/domain/market';
import { cutPage, readCursor } from '../../kernel/cursors.ts';
import { type Ctx, isRefusal, type Person, refuse } from '../../kernel/verb.ts';
import { findCustomerBookings, findNewBookings, findProviderBookings } from './queries.ts';
import { type BookingRow, findVerifiedProvider, type ViewRow } from '../queries.ts';
import { viewBooking } from '../views.ts';

/** The caller's bookings as a customer. */
export async function listBookings({
  ctx,
  input,
}: {
  ctx: Ctx<Person>;
  input: { list: CustomerList; limit: number; cursor?: string | undefined };
}) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const rows = await findCustomerBookings(ctx.db, ctx.actor.user_id, input.list, { cursor, rows: input.limit + 1 });
  return pageOf(rows, input.limit, ctx);
}

/** The caller's bookings as a provider. */
export async function listProviderBookings({ ctx, input }: { ctx: Ctx<Person>; input: ProviderBookings }) {
  const cursor = readCursor(input.cursor);
  if (isRefusal(cursor)) return cursor;
  const providerId = await findVerifiedProvider(ctx.db);
  if (providerId === undefined) return refuse('provider_required');
  const page = { cursor, rows: input.limit + 1 };
  if (input.list === 'new') {
    const rows = await findNewBookings(ctx.db, providerId, newAfter(ctx.now), input, page);
    return pageOf(rows, input.limit, ctx, ({ authorized_at, starts_at }) => authorized_at ?? starts_at);
  }
  const today = cairoDay(ctx.now);
  const day = { start: startOfDay(today), end: startOfDay(addDays(today, 1)) };
  const rows = await findProviderBookings(ctx.db, providerId, input.list, day, page);
  return pageOf(rows, input.limit, ctx);
}

function pageOf(
  rows: readonly ViewRow[],
  limit: number,
  { actor, now }: Ctx<Person>,
  sortedBy = ({ starts_at }: BookingRow) => starts_at,
) {
  return cutPage(
    rows,
    limit,
    (row) => viewBooking(row, actor, now),
    ({ booking }) => [sortedBy(booking).getTime(), booking.id],
  );
}
