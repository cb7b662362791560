import type { PriceLines } from '@hirfa/domain/payments';
import { paymentChanged } from './events.ts';
import { lockPayment, updatePayment } from './queries.ts';
import type { PaymentCtx } from './services.ts';

/**
 * Whether there is nothing to pay at the gateway, and nothing to send back: the customer pays in cash, discounts pay
 * the whole price, or it is free.
 */
export const isWithoutRail = ({ is_cash, lines }: { is_cash: boolean; lines: PriceLines }): boolean =>
  is_cash || lines.customer_total === 0;

/** Whether a payment is that of a free second visit: all others keep the price of what was booked. */
export const isFree = ({ subtotal }: Pick<PriceLines, 'subtotal'>): boolean => subtotal === 0;

/** A job: a booking for which the customer pays nothing now counts as paid, without the gateway. */
export async function securePaid({ ctx, input: { id } }: { ctx: PaymentCtx; input: { id: string } }): Promise<void> {
  await ctx.transaction('gateway', async ({ db, publish }) => {
    const payment = await lockPayment(db, id);
    if (payment.rail_state !== 'none' || !isWithoutRail(payment)) return;
    await updatePayment(db, id, { rail_state: 'authorized' });
    await publish(paymentChanged, { type: 'secured', booking_id: id });
  });
}
