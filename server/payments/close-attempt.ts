import { asWorker } from '../platform/transactions.ts';
import type { PaymentParts } from './parts.ts';
import { findActiveAttempt, lockPayment, updateAttempt } from './queries.ts';
import { observeCheckout } from './observe-checkout.ts';

/**
 * Closes the active attempt of a booking, so that nobody can pay any more. `under_way`: somebody is paying right now;
 * `paid`: somebody has paid, and the booking is updated.
 */
export async function closeAttempt(parts: PaymentParts, bookingId: string): Promise<'closed' | 'under_way' | 'paid'> {
  const attempt = await findActiveAttempt(parts.pool, bookingId);
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
    const active = await findActiveAttempt(db, bookingId);
    if (active?.state === 'authorized') return 'paid';
    // A checkout that was opened between the read and the lock is closed in the next run.
    if (active !== undefined && active.checkout_id !== attempt.checkout_id) return 'under_way';
    if (active !== undefined) await updateAttempt(db, active.id, { state: 'closed' });
    return 'closed';
  });
}
