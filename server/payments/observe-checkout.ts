import type { WriteCtx } from '../kernel/verb.ts';
import { paymentChanged } from './events.ts';
import type { Checkout } from './gateway.ts';
import { type Attempt, findAttempt, findActiveAttempt, lockPayment, updateAttempt, updatePayment } from './queries.ts';
import type { PaymentCtx } from './services.ts';

type Observation = { ctx: PaymentCtx; input: { attempt: Attempt } };

/**
 * Reads a checkout at the gateway and updates its attempt to the same state. The result does not depend on the reason
 * for reading: a webhook (even a late or repeated one), the clock, or a person who closes the checkout.
 * @returns whether the attempt has reached its final state.
 */
export async function observeCheckout({ ctx, input: { attempt } }: Observation): Promise<boolean> {
  const { gateway } = ctx.services;
  if (attempt.checkout_id === null) return attempt.state !== 'open';
  const checkout = await gateway.readCheckout(attempt.checkout_id);
  const outcome = await ctx.transaction('gateway', (tx) => applyCheckout(tx, attempt.id, attempt.booking_id, checkout));
  if (outcome === 'surplus') {
    ctx.log.warn({ attempt_id: attempt.id }, 'a checkout holds surplus money, which is released');
    const answer = await gateway.void(checkout.id, `surplus-${attempt.id}`);
    if ('refused' in answer) throw new Error(`the gateway refused to release surplus money: ${answer.refused}`);
  }
  return outcome !== false;
}

async function applyCheckout(
  ctx: WriteCtx,
  attemptId: string,
  bookingId: string,
  checkout: Checkout,
): Promise<boolean | 'surplus'> {
  const { db } = ctx;
  const payment = await lockPayment(db, bookingId);
  const attempt = await findAttempt(db, { id: attemptId });
  const active = await findActiveAttempt(db, bookingId);
  if (attempt === undefined || attempt.state === 'authorized') return true;
  const isPaid = checkout.state === 'authorized' || checkout.state === 'captured';
  // A closed attempt that was paid nevertheless is used, unless another attempt is active: then its money is released.
  if (isPaid && active !== undefined && active.id !== attemptId) return 'surplus';
  // The money was released meanwhile and this answer is outdated; releasing it again changes nothing.
  if (isPaid && attempt.state !== 'open' && payment.rail_state !== 'none') return 'surplus';
  if (!isPaid && attempt.state !== 'open') return true;
  switch (checkout.state) {
    case 'open':
    case 'processing':
      return false;
    case 'declined':
      await updateAttempt(db, attemptId, { state: 'declined' });
      await ctx.publish(paymentChanged, { type: 'failed', booking_id: bookingId });
      return true;
    case 'closed':
    case 'voided':
      await updateAttempt(db, attemptId, { state: 'closed' });
      return true;
    case 'authorized':
    case 'captured':
      if (checkout.amount !== payment.lines.customer_total) {
        await updateAttempt(db, attemptId, { state: 'closed' });
        return 'surplus';
      }
      await updateAttempt(db, attemptId, { state: 'authorized' });
      await updatePayment(db, bookingId, { rail_state: 'authorized' });
      await ctx.publish(paymentChanged, { type: 'secured', booking_id: bookingId });
      return true;
  }
}
