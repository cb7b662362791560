import { EXTRA, takesExtras } from '@hirfa/domain/bookings';
import type { Language } from '@hirfa/domain/market';
import { costsOfExtra, leastCharge, methodsFor, methodsForExtras, toDecimal } from '@hirfa/domain/payments';
import {
  isRefusal,
  type Person,
  refuse,
  refuseAmount,
  refuseLeast,
  refuseTime,
  type WriteCtx,
} from '../../kernel/verb.ts';
import {
  claimAttempt,
  claimExtra,
  findPayment,
  gatewayFor,
  hasOpenOperation,
  offeredMethods,
  openCheckout,
  type PaymentServices,
} from '../../payments/index.ts';
import { lockCalendar, notifySlots } from '../../providers/index.ts';
import type { CheckoutCtx } from '../open-checkout.ts';
import { type BookingRow, findBookingRow, lockBooking } from '../queries.ts';
import { type ExtraRow, findExtra, holdExtraTime, markApproved } from '../stored-extras/queries.ts';
import { addedBy } from '../stored-extras/view-extra.ts';
import { findFreeMinutes } from './free-minutes.ts';

interface Approved {
  id: string;
  extra_id: string;
  /** What the customer was shown, in EGP: they never pay more than that. */
  total: string;
  language: Language;
}

/**
 * The customer approves an extra. Returns the address of the gateway's page, where they pay what it adds; meanwhile its
 * minutes are reserved.
 */
export async function approveExtra({ ctx, input }: { ctx: CheckoutCtx; input: Approved }) {
  const { services } = ctx.payment;
  const claimed = await ctx.person((tx) => claim({ ...tx, services }, input));
  if (isRefusal(claimed)) return claimed;
  const opened = await openCheckout({ ctx: ctx.payment, input: claimed });
  // No saved card pays an extra.
  return isRefusal(opened) && opened.refused === 'card_declined' ? refuse('state_changed') : opened;
}

async function claim(
  ctx: WriteCtx<Person> & { services: PaymentServices },
  { id, extra_id, total, language }: Approved,
) {
  const { db, now } = ctx;
  const seen = await findBookingRow(db, id);
  if (seen === undefined) return refuse('not_found');
  // Before the booking, as whoever moves one: what is free now is free at the commit.
  await lockCalendar(db, seen.provider_id);
  const booking = await lockBooking(db, id);
  if (booking?.booker_id !== ctx.actor.user_id) return refuse('not_found');
  const extra = await findExtra(db, extra_id);
  if (extra?.booking_id !== id || extra.outcome !== null || !takesExtras(booking)) return refuse('state_changed');
  if (await hasOpenOperation(db, id)) return refuse('service_unavailable');
  const { lines, rates } = await findPayment(db, id);
  const { total: amount } = costsOfExtra(lines, rates, addedBy(extra, lines));
  if (toDecimal(amount) !== total) return refuseAmount(toDecimal(amount));
  const methods = methodsForExtras(offeredMethods(ctx.services));
  const [method] = methodsFor({ amount, starts_at: booking.starts_at }, methods, now);
  const adapter = method && gatewayFor(ctx.services, method)?.name;
  if (method === undefined || adapter === undefined) return refuseLeast(toDecimal(leastCharge(methods)));
  const short = await reserve(ctx, booking, extra);
  if (short !== null) return short;
  const isClaimed = await claimExtra({ ctx, input: { booking_id: id, extra_id, amount } });
  if (!isClaimed) return refuse('state_changed');
  const expires_at = new Date(now.getTime() + EXTRA.payMs);
  const attempt_id = await claimAttempt({
    ctx,
    input: { booking_id: id, extra_id, adapter, method, language, expires_at },
  });
  return { attempt_id, title: { en: booking.title, ar: booking.title_ar } };
}

/** Marks an extra as approved, and reserves its minutes; they may have been given back since it was approved before. */
async function reserve(ctx: WriteCtx<Person>, booking: BookingRow, extra: ExtraRow) {
  const { db, now } = ctx;
  const { id, minutes, holds_time } = extra;
  const isWanted = minutes > 0 && !holds_time;
  const free = isWanted ? await findFreeMinutes(ctx, booking) : minutes;
  if (minutes > free) return refuseTime(free);
  await markApproved(db, id, now);
  if (!isWanted) return null;
  if (!(await holdExtraTime(db, id)))
    throw new Error(`the time after booking ${booking.id} was taken while it was free`);
  await notifySlots({ ctx, input: booking });
  return null;
}
