import { DISPUTE, type DisputeReason, disputeReasonsOf } from '@hirfa/domain/bookings';
import { isRefusal, type Person, refuse, refuseField, type WriteCtx } from '../../kernel/verb.ts';
import { changeBooking } from '../change-booking.ts';
import { lockForStep } from '../take-step.ts';
import { insertDispute, updateDispute } from '../stored-disputes/queries.ts';

interface Opened {
  id: string;
  reason: DisputeReason;
  text: string;
}

/** The customer reports a problem. What the provider earned is held until it is decided. */
export async function openDispute({ ctx, input: { id, reason, text } }: { ctx: WriteCtx<Person>; input: Opened }) {
  const { db, now } = ctx;
  const found = await lockForStep(ctx, { id, event: 'dispute' });
  if (isRefusal(found)) return found;
  const { booking, part } = found;
  const reasons = disputeReasonsOf({ is_cancelled: booking.status === 'cancelled' });
  if (!reasons.includes(reason)) return refuseField('reason', 'This can not be said of this booking');
  const answer_until = new Date(now.getTime() + DISPUTE.answerMs);
  await insertDispute(db, { booking_id: id, reason, text, opened_at: now, answer_until });
  const isDone = await changeBooking({ ctx, input: { booking, event: 'dispute', part } });
  return isDone ? { id } : refuse('state_changed');
}

/** The customer takes it back: the booking goes on as if nothing had been reported. */
export async function withdrawDispute({ ctx, input: { id } }: { ctx: WriteCtx<Person>; input: { id: string } }) {
  const found = await lockForStep(ctx, { id, event: 'withdraw_dispute' });
  if (isRefusal(found)) return found;
  await updateDispute(ctx.db, id, { outcome: 'withdrawn', ended_at: ctx.now });
  const { booking, part } = found;
  const isDone = await changeBooking({ ctx, input: { booking, event: 'withdraw_dispute', part } });
  return isDone ? { id } : refuse('state_changed');
}
