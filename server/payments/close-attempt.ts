import { observeCheckout } from './observe-checkout.ts';
import { findActiveAttempt, lockPayment, updateAttempt } from './queries.ts';
import type { PaymentCtx } from './services.ts';

type Closing = { ctx: PaymentCtx; input: { booking_id: string } };

/**
 * Closes the active attempt of a booking, so that nobody can pay any more. `under_way`: somebody is paying right now;
 * `paid`: somebody has paid, and the booking is updated.
 */
export async function closeAttempt({ ctx, input: { booking_id } }: Closing): Promise<'closed' | 'under_way' | 'paid'> {
  const attempt = await findActiveAttempt(ctx.db, booking_id);
  if (attempt === undefined) return 'closed';
  if (attempt.state === 'authorized') return 'paid';
  if (attempt.checkout_id !== null) {
    const answer = await ctx.services.gateway.closeCheckout(attempt.checkout_id);
    if ('refused' in answer) {
      if (answer.refused === 'payment_under_way') return 'under_way';
      const observed = await observeCheckout({ ctx, input: { attempt } });
      if (observed === 'open' || observed === 'under_way') return 'under_way';
    }
  }
  return ctx.transaction('gateway', async ({ db }) => {
    await lockPayment(db, booking_id);
    const active = await findActiveAttempt(db, booking_id);
    if (active?.state === 'authorized') return 'paid';
    // A checkout that was opened between the read and the lock is closed in the next run.
    if (active !== undefined && active.checkout_id !== attempt.checkout_id) return 'under_way';
    if (active !== undefined) await updateAttempt(db, active.id, { state: 'closed' });
    return 'closed';
  });
}
