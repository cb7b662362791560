import { takesExtras } from '@hirfa/domain/bookings';
import { bookingAmounts, fromDecimal, piastres } from '@hirfa/domain/payments';
import type { WriteCtx } from '../../kernel/verb.ts';
import { findPayment, isPriceChanging, type PaymentChange, releaseExtra, requestExtra } from '../../payments/index.ts';
import { changeBooking, notifyStreamsOfBookings } from '../change-booking.ts';
import { type BookingRow, updateBookings } from '../queries.ts';
import { endExtra, findExtra } from '../stored-extras/queries.ts';

export type ExtraChange = Extract<PaymentChange, { extra_id: string }>;

/** Applies what the gateway did with the money of an extra to its booking, which is locked. */
export async function applyExtraChange({
  ctx,
  input: { booking, change },
}: {
  ctx: WriteCtx;
  input: { booking: BookingRow; change: ExtraChange };
}): Promise<void> {
  if (change.type === 'extra_captured') return add(ctx, booking, change.extra_id);
  if (change.type === 'extra_secured') await charge(ctx, booking, change.extra_id);
  return notifyStreamsOfBookings(ctx, [booking]);
}

/** What the customer has approved is authorized: it is charged, unless the booking is no longer one that takes it. */
async function charge(ctx: WriteCtx, booking: BookingRow, extraId: string): Promise<void> {
  const extra = await findExtra(ctx.db, extraId);
  const isWanted = extra?.outcome === null && takesExtras(booking) && !(await isPriceChanging(ctx.db, booking.id));
  const booking_id = booking.id;
  if (isWanted) {
    const subtotal = piastres(fromDecimal(extra.work) + fromDecimal(extra.materials));
    if (await requestExtra({ ctx, input: { booking_id, extra_id: extraId, subtotal } })) return;
  }
  await releaseExtra({ ctx, input: { booking_id, extra_id: extraId } });
}

/** The money is there: the extra is part of the price, also where the job has ended meanwhile. */
async function add(ctx: WriteCtx, booking: BookingRow, extraId: string): Promise<void> {
  const { db, now } = ctx;
  await endExtra(db, extraId, 'added', now);
  const { lines } = await findPayment(db, booking.id);
  await updateBookings(db, [booking.id], bookingAmounts(lines));
  await changeBooking({ ctx, input: { booking, event: 'add_extra', part: 'gateway' } });
}
