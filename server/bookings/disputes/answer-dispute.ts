import { possibleEvents } from '@hirfa/domain/bookings';
import { toDecimal } from '@hirfa/domain/payments';
import { type Deadline, dropDeadline } from '../../kernel/deadlines.ts';
import { isRefusal, type Person, refuse, refuseAmount, type WriteCtx } from '../../kernel/verb.ts';
import { findPayment, hasOpenOperation, linesAfter, type PaymentCtx } from '../../payments/index.ts';
import { changeBooking } from '../change-booking.ts';
import { lockBooking } from '../queries.ts';
import { lockForStep } from '../take-step.ts';
import { updateDispute } from '../stored-disputes/queries.ts';

/** The other one says what happened from their side, once. Now an admin decides. */
export async function answerDispute({
  ctx,
  input: { id, text },
}: {
  ctx: WriteCtx<Person>;
  input: { id: string; text: string };
}) {
  const { db, now } = ctx;
  const found = await lockForStep(ctx, { id, event: 'answer_dispute' });
  if (isRefusal(found)) return found;
  await updateDispute(db, id, { answer: text, answered_at: now, heard_at: now });
  const { booking, part } = found;
  const isDone = await changeBooking({ ctx, input: { booking, event: 'answer_dispute', part } });
  return isDone ? { id } : refuse('state_changed');
}

/** The provider gives all money back, which ends the dispute; the state table has no such step for cash. */
export async function giveBack({
  ctx,
  input: { id, refund: shown },
}: {
  ctx: WriteCtx<Person>;
  input: { id: string; refund: string };
}) {
  const { db, now } = ctx;
  const found = await lockForStep(ctx, { id, event: 'give_back' });
  if (isRefusal(found)) return found;
  if (await hasOpenOperation(db, id)) return refuse('service_unavailable');
  const refund = toDecimal(linesAfter(await findPayment(db, id), 'release').refund);
  if (refund !== shown) return refuseAmount(refund);
  await updateDispute(db, id, { outcome: 'given_back', ended_at: now, subtotal: '0.00', refund });
  const { booking, part } = found;
  const isDone = await changeBooking({ ctx, input: { booking, event: 'give_back', part } });
  return isDone ? { id } : refuse('state_changed');
}

/** A deadline: the provider has not answered in time. Now an admin decides. */
export async function missAnswer({ ctx, input: deadline }: { ctx: PaymentCtx; input: Deadline }): Promise<void> {
  await ctx.transaction('clock', async (tx) => {
    const { db, now } = tx;
    const booking = await lockBooking(db, deadline.entity_id);
    if (booking && possibleEvents(booking, 'clock', now).includes('miss_answer')) {
      await updateDispute(db, booking.id, { heard_at: now });
      await changeBooking({ ctx: tx, input: { booking, event: 'miss_answer', part: 'clock' } });
    }
    await dropDeadline(db, { ...deadline, due_at: now });
  });
}
