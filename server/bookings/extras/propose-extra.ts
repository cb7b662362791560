import { extraSubtotal, hasMostExtras } from '@hirfa/domain/bookings';
import {
  costsOfExtra,
  fromDecimal,
  isTooLittle,
  leastCharge,
  methodsForExtras,
  toDecimal,
} from '@hirfa/domain/payments';
import {
  isRefusal,
  type Person,
  refuse,
  refuseField,
  refuseLeast,
  refuseTime,
  type WriteCtx,
} from '../../kernel/verb.ts';
import { findPayment, isExtraRequested, offeredMethods, type PaymentServices } from '../../payments/index.ts';
import { notifySlots } from '../../providers/index.ts';
import { changeBooking } from '../change-booking.ts';
import { sendReceipts } from '../receipts/queries.ts';
import { countExtras, endExtra, findExtra, insertExtra } from '../stored-extras/queries.ts';
import { lockForStep } from '../take-step.ts';
import { findFreeMinutes } from './free-minutes.ts';

interface Proposed {
  id: string;
  work: string;
  materials: string;
  minutes: number;
  reason: string;
}

/** The provider proposes extra work or materials, with time or without. Nothing changes yet. */
export async function proposeExtra({
  ctx,
  input: { id, work, materials, minutes, reason },
}: {
  ctx: WriteCtx<Person> & { services: PaymentServices };
  input: Proposed;
}) {
  const { db, now, services } = ctx;
  const found = await lockForStep(ctx, { id, event: 'propose_extra' });
  if (isRefusal(found)) return found;
  const { booking, part } = found;
  const { all, open, added } = await countExtras(db, id);
  const is_quote = booking.is_visit === true && added === 0;
  // What a late cancellation keeps depends on the price: a quote is written on the spot.
  if (is_quote && booking.status === 'confirmed') return refuse('state_changed');
  const { lines, rates } = await findPayment(db, id);
  const pricing = { work: fromDecimal(work), materials: fromDecimal(materials), is_quote };
  const subtotal = extraSubtotal(pricing, lines.subtotal);
  if (subtotal === null)
    return refuseField('work', is_quote ? 'A quote is more than the fee of the visit' : 'Too little or too much');
  const least = leastCharge(methodsForExtras(offeredMethods(services)));
  const { total } = costsOfExtra(lines, rates, subtotal);
  if (isTooLittle(total, least)) return refuseLeast(toDecimal(least));
  if (open > 0 || hasMostExtras(all, added)) return refuse('state_changed');
  // Time that is over is not sold: a job that takes longer than planned has no end to count from.
  const free = minutes === 0 || now >= booking.ends_at ? 0 : await findFreeMinutes(ctx, booking);
  if (minutes > free) return refuseTime(free);
  const extra = await insertExtra(db, { booking_id: id, work, materials, is_quote, minutes, reason, proposed_at: now });
  if (pricing.materials > 0) await sendReceipts(db, id, ctx.actor.user_id, extra);
  const isDone = await changeBooking({ ctx, input: { booking, event: 'propose_extra', part } });
  return isDone ? { id } : refuse('state_changed');
}

interface Answered {
  id: string;
  extra_id: string;
}

/** The provider takes back what the customer has not paid yet. */
export async function withdrawExtra({ ctx, input }: { ctx: WriteCtx<Person>; input: Answered }) {
  return end(ctx, input, { event: 'withdraw_extra', outcome: 'withdrawn' });
}

/** The customer declines an extra, also after they have approved it, until it is paid: the old price stands. */
export async function declineExtra({ ctx, input }: { ctx: WriteCtx<Person>; input: Answered }) {
  return end(ctx, input, { event: 'decline_extra', outcome: 'declined' });
}

type End = { event: 'withdraw_extra'; outcome: 'withdrawn' } | { event: 'decline_extra'; outcome: 'declined' };

async function end(ctx: WriteCtx<Person>, { id, extra_id }: Answered, { event, outcome }: End) {
  const found = await lockForStep(ctx, { id, event });
  if (isRefusal(found)) return found;
  const extra = await findExtra(ctx.db, extra_id);
  if (extra?.booking_id !== id || extra.outcome !== null) return refuse('state_changed');
  if (await isExtraRequested(ctx.db, id, extra_id)) return refuse('service_unavailable');
  await endExtra(ctx.db, extra_id, outcome, ctx.now);
  const { booking, part } = found;
  const isDone = await changeBooking({ ctx, input: { booking, event, part } });
  if (extra.holds_time) await notifySlots({ ctx, input: booking });
  return isDone ? { id } : refuse('state_changed');
}
