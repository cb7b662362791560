import { asWorker } from '../platform/transactions.ts';
import type { WriteCtx } from '../platform/verb.ts';
import type { Checkout } from './gateway.ts';
import type { PaymentParts } from './parts.ts';
import { type Attempt, findAttempt, findStandingAttempt, lockPayment, updateAttempt, updatePayment } from './queries.ts';

/**
 * Takes what the gateway itself says of a checkout as the truth about its attempt. Whatever made us ask (a webhook, however late, doubled or out of
 * order; the clock; somebody closing it) changes nothing but the moment.
 * @returns whether the attempt is decided now.
 */
export async function observeCheckout(parts: PaymentParts, attempt: Attempt): Promise<boolean> {
  if (attempt.checkout_id === null) return attempt.state !== 'open';
  const checkout = await parts.gateway.readCheckout(attempt.checkout_id);
  const outcome = await asWorker(parts.pool, 'gateway', parts.scope(), (ctx) => takeIn(ctx, attempt.id, attempt.booking_id, checkout));
  if (outcome === 'surplus') {
    parts.log.warn({ attempt_id: attempt.id }, 'a checkout holds money that it should not; it is given back');
    const answer = await parts.gateway.void(checkout.id, `surplus-${attempt.id}`);
    if ('refused' in answer) throw new Error(`the gateway refused to give surplus money back: ${answer.refused}`);
  }
  return outcome !== false;
}

async function takeIn(ctx: WriteCtx, attemptId: string, bookingId: string, checkout: Checkout): Promise<boolean | 'surplus'> {
  const { db } = ctx;
  const payment = await lockPayment(db, bookingId);
  const attempt = await findAttempt(db, { id: attemptId });
  const standing = await findStandingAttempt(db, bookingId);
  if (attempt === undefined || attempt.state === 'authorized') return true;
  const isPaid = checkout.state === 'authorized' || checkout.state === 'captured';
  // One that we had given up and that was paid all the same is taken up again, unless another stands: then its money goes back.
  if (isPaid && standing !== undefined && standing.id !== attemptId) return 'surplus';
  // Given back meanwhile: what the gateway said before that is old news, and giving it back again does no harm.
  if (isPaid && attempt.state !== 'open' && payment.rail_state !== 'none') return 'surplus';
  if (!isPaid && attempt.state !== 'open') return true;
  switch (checkout.state) {
    case 'open':
    case 'processing':
      return false;
    case 'declined':
      await updateAttempt(db, attemptId, { state: 'declined' });
      await ctx.publish({ type: 'payment_failed', booking_id: bookingId });
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
      await ctx.publish({ type: 'payment_secured', booking_id: bookingId });
      return true;
  }
}
