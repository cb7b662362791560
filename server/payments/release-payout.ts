import { entriesOfRelease } from '@hirfa/domain/payments';
import { paymentChanged } from './events.ts';
import { findNextOperation, insertEntries, lockPayment, updatePayment } from './queries.ts';
import type { PaymentCtx } from './services.ts';

/** A job: from now on the provider's payout of a booking can be paid. Does it once. */
export async function releasePayout({ ctx, input: { id } }: { ctx: PaymentCtx; input: { id: string } }): Promise<void> {
  await ctx.transaction('clock', async ({ db, now, publish }) => {
    const payment = await lockPayment(db, id);
    if (payment.released_at !== null || payment.held === 0) return;
    if ((await findNextOperation(db, id)) !== undefined)
      throw new Error('an operation of this payment is not done yet');
    await insertEntries(db, id, 'release', entriesOfRelease(payment.lines), now);
    await updatePayment(db, id, { released_at: now });
    await publish(paymentChanged, { type: 'moved', booking_id: id });
  });
}
