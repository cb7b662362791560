import { DISPUTE, type DisputeReason, disputeReasonsOf } from '@hirfa/domain/bookings';
import { fromDecimal } from '@hirfa/domain/payments';
import { isRefusal, type Person, refuse, refuseField, type WriteCtx } from '../../kernel/verb.ts';
import { changeBooking } from '../change-booking.ts';
import { lockForStep } from '../take-step.ts';
import { insertDispute, updateDispute } from '../stored-disputes/queries.ts';

interface Opened {
  id: string;
  reason: DisputeReason;
  text: string;
  /** What was paid in cash, where that is not the price. */
  paid_in_cash?: string | undefined;
}

/**
 * The customer reports a problem, or the provider what was paid in cash. What the provider earned is held until it is
 * decided.
 */
export async function openDispute({ ctx, input }: { ctx: WriteCtx<Person>; input: Opened }) {
  const { id, reason, text } = input;
  const { db, now } = ctx;
  const found = await lockForStep(ctx, { id, event: 'dispute' });
  if (isRefusal(found)) return found;
  const { booking, part } = found;
  const reasons = disputeReasonsOf({
    by: part === 'provider' ? 'provider' : 'customer',
    is_cancelled: booking.status === 'cancelled',
    is_cash_due: booking.is_cash && booking.status !== 'cancelled',
  });
  if (!reasons.includes(reason)) return refuseField('reason', 'This can not be said of this booking');
  const paid_in_cash = input.paid_in_cash ?? null;
  const isOfCash = reason === 'cash';
  const isPrice = paid_in_cash !== null && fromDecimal(paid_in_cash) === fromDecimal(booking.total_amount);
  if (isOfCash !== (paid_in_cash !== null) || isPrice)
    return refuseField('paid_in_cash', 'What was paid, where it is not the price');
  const answer_until = new Date(now.getTime() + DISPUTE.answerMs);
  await insertDispute(db, { booking_id: id, reason, text, paid_in_cash, opened_at: now, answer_until });
  const isDone = await changeBooking({ ctx, input: { booking, event: 'dispute', part } });
  return isDone ? { id } : refuse('state_changed');
}

/** Who reported it takes it back: the booking goes on as if nothing had been reported. */
export async function withdrawDispute({ ctx, input: { id } }: { ctx: WriteCtx<Person>; input: { id: string } }) {
  const found = await lockForStep(ctx, { id, event: 'withdraw_dispute' });
  if (isRefusal(found)) return found;
  await updateDispute(ctx.db, id, { outcome: 'withdrawn', ended_at: ctx.now });
  const { booking, part } = found;
  const isDone = await changeBooking({ ctx, input: { booking, event: 'withdraw_dispute', part } });
  return isDone ? { id } : refuse('state_changed');
}
