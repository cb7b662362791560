import { takesExtras } from '@hirfa/domain/bookings';
import { bookingAmounts } from '@hirfa/domain/payments';
import type { WriteCtx } from '../../kernel/verb.ts';
import { findPayment, isPriceChanging, type PaymentChange, releaseExtra, requestExtra } from '../../payments/index.ts';
import { notifySlots } from '../../providers/index.ts';
import { changeBooking, notifyStreamsOfBookings } from '../change-booking.ts';
import { type BookingRow, updateBookings } from '../queries.ts';
import { endExtra, type ExtraRow, findExtra, freeExtraTime, holdExtraTime } from '../stored-extras/queries.ts';
import { addedBy } from '../stored-extras/view-extra.ts';

const MINUTE_MS = 60_000;

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
  if (change.type === 'extra_secured') return charge(ctx, booking, change.extra_id);
  if (await freeExtraTime(ctx.db, change.extra_id)) await notifySlots({ ctx, input: booking });
  if (change.type === 'extra_voided') return release(ctx, booking, change.extra_id);
  return notifyStreamsOfBookings(ctx, [booking]);
}

/** The customer has paid, and nothing is taken: they are told, unless they know that the time was booked meanwhile. */
async function release(ctx: WriteCtx, booking: BookingRow, extraId: string): Promise<void> {
  const extra = await findExtra(ctx.db, extraId);
  if (extra?.outcome === 'time_taken') return notifyStreamsOfBookings(ctx, [booking]);
  await changeBooking({ ctx, input: { booking, event: 'release_extra', part: 'gateway' } });
}

/** What the customer has approved is authorized: it is charged, unless the booking is no longer one that takes it. */
async function charge(ctx: WriteCtx, booking: BookingRow, extraId: string): Promise<void> {
  const { db } = ctx;
  const booking_id = booking.id;
  const extra = await findExtra(db, extraId);
  const isWanted = extra?.outcome === null && takesExtras(booking) && !(await isPriceChanging(db, booking_id));
  const isTaken = isWanted && !(await hasTime(ctx, booking, extra));
  const isRequested = isWanted && !isTaken && (await request(ctx, extra));
  if (!isRequested) await releaseExtra({ ctx, input: { booking_id, extra_id: extraId } });
  if (!isTaken) return notifyStreamsOfBookings(ctx, [booking]);
  await endExtra(db, extraId, 'time_taken', ctx.now);
  await changeBooking({ ctx, input: { booking, event: 'lose_extra_time', part: 'gateway' } });
}

/** Requests that an extra is charged; false if it would cost something else than was approved. */
async function request(ctx: WriteCtx, extra: ExtraRow): Promise<boolean> {
  const { id: extra_id, booking_id } = extra;
  const { lines } = await findPayment(ctx.db, booking_id);
  return requestExtra({ ctx, input: { booking_id, extra_id, subtotal: addedBy(extra, lines) } });
}

/** Whether the minutes of an extra are reserved: they may have been given back, and booked by somebody else. */
async function hasTime(ctx: WriteCtx, booking: BookingRow, { id, minutes, holds_time }: ExtraRow): Promise<boolean> {
  if (minutes === 0 || holds_time) return true;
  if (!(await holdExtraTime(ctx.db, id))) return false;
  await notifySlots({ ctx, input: booking });
  return true;
}

/** The money is there: the extra is part of the price and of the time, also where the job has ended meanwhile. */
async function add(ctx: WriteCtx, booking: BookingRow, extraId: string): Promise<void> {
  const { db, now } = ctx;
  const extra = await findExtra(db, extraId);
  const minutes = extra?.holds_time === true ? extra.minutes : 0;
  const lengthened = { lengthened: new Date(booking.ends_at.getTime() + minutes * MINUTE_MS) };
  await endExtra(db, extraId, 'added', now);
  const { lines } = await findPayment(db, booking.id);
  await updateBookings(db, [booking.id], bookingAmounts(lines));
  await changeBooking({ ctx, input: { booking, event: 'add_extra', part: 'gateway', ...(minutes > 0 && lengthened) } });
}
