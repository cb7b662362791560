import {
  borneNow,
  entriesOfCash,
  entriesOfRelease,
  fromDecimal,
  isPending,
  NO_LINES,
  piastres,
  toDecimal,
} from '@hirfa/domain/payments';
import { databaseConstraint } from '../platform/errors/database-errors.ts';
import { findChargebacks } from './chargebacks/queries.ts';
import { paymentChanged } from './events.ts';
import { findNextOperation, insertEntries, lockPayment, updatePayment } from './queries.ts';
import { isWithoutRail } from './secure-paid.ts';
import type { PaymentCtx } from './services.ts';

/**
 * A job: from now on the provider's payout of a booking can be paid. Does it once. A problem that was reported
 * meanwhile holds it: its end queues the job again.
 */
export async function releasePayout({ ctx, input }: { ctx: PaymentCtx; input: { id: string } }): Promise<void> {
  try {
    await release({ ctx, input });
  } catch (error) {
    if (databaseConstraint(error) !== 'disputed_payout_is_held') throw error;
  }
}

async function release({ ctx, input: { id } }: { ctx: PaymentCtx; input: { id: string } }): Promise<void> {
  await ctx.transaction('clock', async ({ db, now, publish }) => {
    const payment = await lockPayment(db, id);
    if (payment.released_at !== null || !isEarned(payment)) return;
    const chargebacks = await findChargebacks(db, id);
    // Banks decide first, then it is decided who bears a loss: after both it is asked for again.
    if (chargebacks.some(isPending)) return;
    const borne = chargebacks.reduce(
      (sum, one) => sum + borneNow({ ...one, borne: fromDecimal(one.borne ?? '0.00') }),
      0,
    );
    const provider_payout = piastres(payment.lines.provider_payout - borne);
    if ((await findNextOperation(db, id)) !== undefined)
      throw new Error('an operation of this payment is not done yet');
    const { is_cash, lines, collected } = payment;
    const entries = is_cash ? entriesOfCash(NO_LINES, lines) : entriesOfRelease({ provider_payout });
    await insertEntries(db, id, 'release', entries, now);
    // Nobody has said that another amount was paid in cash.
    const paid = is_cash && { collected: toDecimal(collected ?? lines.customer_total) };
    await updatePayment(db, id, { released_at: now, ...paid });
    await publish(paymentChanged, { type: 'moved', booking_id: id });
  });
}

/**
 * Whether the provider has earned something: money of the present lines is held, or was taken by a bank, or the
 * customer pays in cash, or discounts pay all that is left of the price.
 */
const isEarned = ({ rail_state, held, taken_of_lines, is_cash, lines }: Awaited<ReturnType<typeof lockPayment>>) =>
  held > 0 || taken_of_lines > 0 || (rail_state === 'captured' && isWithoutRail({ is_cash, lines }));
