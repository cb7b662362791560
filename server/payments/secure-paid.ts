import type { PriceLines } from '@hirfa/domain/payments';
import { paymentChanged } from './events.ts';
import { lockPayment, updatePayment } from './queries.ts';
import type { PaymentCtx } from './services.ts';

/** Whether discounts pay the whole price: then there is nothing to pay at the gateway, and nothing to send back. */
export const isPaidByDiscounts = ({ subtotal, customer_total }: PriceLines): boolean =>
  subtotal > 0 && customer_total === 0;

/** A job: a booking whose whole price is paid by discounts counts as paid, without the gateway. */
export async function securePaid({ ctx, input: { id } }: { ctx: PaymentCtx; input: { id: string } }): Promise<void> {
  await ctx.transaction('gateway', async ({ db, publish }) => {
    const payment = await lockPayment(db, id);
    if (payment.rail_state !== 'none' || !isPaidByDiscounts(payment.lines)) return;
    await updatePayment(db, id, { rail_state: 'authorized' });
    await publish(paymentChanged, { type: 'secured', booking_id: id });
  });
}
