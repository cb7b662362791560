import { asWorker } from '../platform/transactions.ts';
import type { PaymentParts } from './parts.ts';
import { findStandingAttempt, lockPayment, updateAttempt } from './queries.ts';
import { observeCheckout } from './observe-checkout.ts';

/**
 * Sees to it that nobody can pay any more. `under_way`: somebody is paying right now; `paid`: they have paid, and the
 * booking knows it.
 */
export async function closeAttempt(parts: PaymentParts, bookingId: string): Promise<'closed' | 'under_way' | 'paid'> {
  const attempt = await findStandingAttempt(parts.pool, bookingId);
  if (attempt === undefined) return 'closed';
  if (attempt.state === 'authorized') return 'paid';
  if (attempt.checkout_id !== null) {
    const answer = await parts.gateway.closeCheckout(attempt.checkout_id);
    if ('refused' in answer) {
      if (answer.refused === 'payment_under_way') return 'under_way';
      await observeCheckout(parts, attempt);
      return 'paid';
    }
  }
  return asWorker(parts.pool, 'gateway', parts.scope(), async ({ db }) => {
    await lockPayment(db, bookingId);
    const standing = await findStandingAttempt(db, bookingId);
    if (standing?.state === 'authorized') return 'paid';
    // One that was opened at the gateway between our look and our lock is closed on the next round.
    if (standing !== undefined && standing.checkout_id !== attempt.checkout_id) return 'under_way';
    if (standing !== undefined) await updateAttempt(db, standing.id, { state: 'closed' });
    return 'closed';
  });
}
