import { paymentChanged } from './events.ts';
import { observeCheckout } from './observe-checkout.ts';
import { UnknownCheckout } from './gateway.ts';
import { findActiveAttempt, lockPayment, updateAttempt } from './queries.ts';
import { gatewayOf, type PaymentCtx } from './services.ts';

type Closing = { ctx: PaymentCtx; input: { booking_id: string } };

/**
 * Closes the active attempt of a booking, so that nobody can pay any more. `under_way`: somebody is paying right now,
 * or the gateway does not know it; `paid`: somebody has paid, and the booking is updated.
 */
export async function closeAttempt({ ctx, input: { booking_id } }: Closing): Promise<'closed' | 'under_way' | 'paid'> {
  const attempt = await findActiveAttempt(ctx.db, booking_id);
  if (attempt === undefined) return 'closed';
  if (attempt.state === 'authorized') return 'paid';
  if (attempt.checkout_id !== null) {
    const answer = await gatewayOf(ctx.services, attempt).closeCheckout(attempt.checkout_id).catch(unlessUnknown);
    // The attempt stays open, and is checked until the gateway knows what became of it.
    if (answer === 'unknown') return 'under_way';
    if ('refused' in answer) {
      if (answer.refused === 'payment_under_way') return 'under_way';
      const observed = await observeCheckout({ ctx, input: { attempt } });
      if (['open', 'under_way', 'unknown'].includes(observed)) return 'under_way';
    }
  }
  return ctx.transaction('gateway', async ({ db, publish }) => {
    await lockPayment(db, booking_id);
    const active = await findActiveAttempt(db, booking_id);
    if (active?.state === 'authorized') return 'paid';
    // A checkout that was opened between the read and the lock is closed in the next run.
    if (active !== undefined && active.checkout_id !== attempt.checkout_id) return 'under_way';
    if (active === undefined) return 'closed';
    await updateAttempt(db, active.id, { state: 'closed' });
    await publish(paymentChanged, { type: 'moved', booking_id });
    return 'closed';
  });
}

function unlessUnknown(error: unknown): 'unknown' {
  if (error instanceof UnknownCheckout) return 'unknown';
  throw error;
}
