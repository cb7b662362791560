import { entriesOfRelease } from '@hirfa/domain/payments';
import { asWorker } from '../platform/transactions.ts';
import type { PaymentParts } from './parts.ts';
import { findNextOperation, insertEntries, lockPayment, updatePayment } from './queries.ts';

/** A job: what the provider has earned of a booking can be paid out from now on. Once. */
export async function releasePayout(parts: PaymentParts, bookingId: string): Promise<void> {
  const scope = parts.scope();
  await asWorker(parts.pool, 'clock', scope, async ({ db, now }) => {
    const payment = await lockPayment(db, bookingId);
    if (payment.released_at !== null || payment.held === 0) return;
    if ((await findNextOperation(db, bookingId)) !== undefined) throw new Error('an operation of this payment is not done yet');
    await insertEntries(db, bookingId, 'release', entriesOfRelease(payment.lines), now);
    await updatePayment(db, bookingId, { released_at: now });
  });
}
