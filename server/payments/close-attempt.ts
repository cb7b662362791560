import { observeCheckout } from './observe-checkout.ts';
import { findStandingAttempt, lockPayment, updateAttempt } from './queries.ts';
import type { PaymentCtx } from './services.ts';

type Closing = { ctx: PaymentCtx; input: { booking_id: string } };

/**
 * Closes the open attempt of a booking, so that nobody can pay any more. `under_way`: the customer is paying at this
 * moment; `paid`: they have paid, and the payment has been updated.
 */
export async function closeAttempt({ ctx, input: { booking_id } }: Closing): Promise<'closed' | 'under_way' | 'paid'> {
  const attempt = await findStandingAttempt(ctx.db, booking_id);
  if (attempt === undefined) return 'closed';
  if (attempt.state === 'authorized') return 'paid';
  if (attempt.checkout_id !== null) {
    const answer = await ctx.services.gateway.closeCheckout(attempt.checkout_id);
    if ('refused' in answer) {
      if (answer.refused === 'payment_under_way') return 'under_way';
      await observeCheckout({ ctx, input: { attempt } });
      return 'paid';
    }
  }
  return ctx.transaction('gateway', async ({ db }) => {
    await lockPayment(db, booking_id);
    const standing = await findStandingAttempt(db, booking_id);
    if (standing?.state === 'authorized') return 'paid';
    // An attempt that was opened at the gateway since it was read above is closed in the next round.
    if (standing !== undefined && standing.checkout_id !== attempt.checkout_id) return 'under_way';
    if (standing !== undefined) await updateAttempt(db, standing.id, { state: 'closed' });
    return 'closed';
  });
}
