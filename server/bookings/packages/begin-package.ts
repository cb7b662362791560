import { deadlinesOf, PACKAGES } from '@hirfa/domain/bookings';
import { fromDecimal, packageLines } from '@hirfa/domain/payments';
import { replaceDeadlines } from '../../kernel/deadlines.ts';
import type { WriteCtx } from '../../kernel/verb.ts';
import { findPayment, recordShares } from '../../payments/index.ts';
import { newId } from '../../platform/ids.ts';
import { notifyStreamsOfBookings } from '../change-booking.ts';
import { newStartCode } from '../create/new-booking.ts';
import { bookingChanged } from '../events.ts';
import { findPackage, findPackageDates, lockPackageBookings } from '../stored-packages/queries.ts';
import { beginPackage } from './queries.ts';

/**
 * In the transaction that records that the money of a package is taken: from now on each of its bookings has its own
 * payment, with its share of the price and of the books.
 */
export async function beginPackageOf({
  ctx,
  input: { package_id },
}: {
  ctx: WriteCtx;
  input: { package_id: string };
}): Promise<void> {
  const { db, now } = ctx;
  const row = await findPackage(db, package_id);
  if (row === undefined || row.began_at !== null) return;
  const { lines: whole, rates } = await findPayment(db, package_id);
  const { each } = packageLines(fromDecimal(row.subtotal), PACKAGES[row.kind].bookings, rates);
  const dates = await findPackageDates(db, package_id);
  const shares = dates.flatMap(({ booking_id }, index) => {
    const lines = each[index];
    return lines === undefined ? [] : [{ booking_id, lines, code: newStartCode(), history_id: newId() }];
  });
  await beginPackage(db, package_id, shares, now);
  await recordShares({ ctx, input: { package_id, whole, shares } });
  const begun = await lockPackageBookings(db, package_id);
  const others = begun.filter(({ id }) => id !== package_id);
  await replaceDeadlines(
    db,
    others.map(({ id }) => id),
    others.flatMap((booking) =>
      deadlinesOf(booking).map(({ event, due_at }) => ({ kind: `booking.${event}`, entity_id: booking.id, due_at })),
    ),
  );
  await notifyStreamsOfBookings(ctx, begun);
  const changes = shares
    .filter(({ booking_id }) => booking_id !== package_id)
    .map(({ booking_id, history_id }) => ({
      booking_id,
      history_id,
      event: 'book' as const,
      part: 'customer' as const,
    }));
  await ctx.publish(bookingChanged, ...changes);
}
