import { endsWithPackage } from '@hirfa/domain/bookings';
import { toDecimal } from '@hirfa/domain/payments';
import { type Person, refuse, refuseAmount, type WriteCtx } from '../../kernel/verb.ts';
import { changeBookings } from '../change-booking.ts';
import { packageStopped } from '../events.ts';
import { findPackage, findPackageBookings, lockPackageBookings, markStopped } from '../stored-packages/queries.ts';
import { stopOfBookings } from './get-package.ts';

/**
 * The customer ends what is more than a day away, on the terms that they saw, or nothing. Each booking is cancelled as
 * any other one, and gives its own money back.
 */
export async function stopPackage({
  ctx,
  input: { id, refund },
}: {
  ctx: WriteCtx<Person>;
  input: { id: string; refund: string };
}) {
  const { db, now, actor } = ctx;
  const locked = await lockPackageBookings(db, id);
  const row = await findPackage(db, id);
  if (row === undefined || locked[0]?.booker_id !== actor.user_id) return refuse('not_found');
  if (row.began_at === null || row.stopped_at !== null) return refuse('state_changed');
  const stop = stopOfBookings(await findPackageBookings(db, id), now);
  if (stop.bookings === 0) return refuse('state_changed');
  if (toDecimal(stop.refund) !== refund) return refuseAmount(toDecimal(stop.refund));
  await markStopped(db, id, now);
  const ended = locked.filter((booking) => endsWithPackage(booking, now));
  await changeBookings({
    ctx,
    input: ended.map((booking) => ({ booking, event: 'cancel' as const, part: 'customer' as const })),
  });
  await ctx.publish(packageStopped, { package_id: id });
  return { id };
}
