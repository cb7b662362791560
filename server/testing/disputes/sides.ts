import type { Booking } from '@hirfa/contract/bookings';
import { fromDecimal, toDecimal } from '@hirfa/domain/payments';
import { findPayment, linesAfter } from '../../payments/index.ts';
import type { Answer } from '../calls.ts';
import { hoursFrom, type Market, openMarket } from '../market.ts';
import type { TestProduct } from '../product.ts';

export const PROBLEM = 'The tap still drips, as it did before.';
export const ANSWER = 'I changed the seal, and it was dry when I left.';

/** The calls with which a problem with a booking is reported, answered and decided. */
export function disputing(product: Pick<TestProduct, 'owner'>, market: Market, id: string) {
  const send = (who: 'customer' | 'provider', verb: string, body: object = {}): Promise<Answer> =>
    market.ask(who, 'POST', `/api/v1/bookings/${id}/${verb}`, body);
  /** What was paid in cash: all; null of other bookings. */
  const findCollected = async () => {
    const { is_cash, lines } = await findPayment(product.owner, id);
    return is_cash ? lines.customer_total : null;
  };
  const refundFor = async (subtotal: string) => {
    const collected = await findCollected();
    const decided = { subtotal: fromDecimal(subtotal), ...(collected !== null && { collected }) };
    return toDecimal(linesAfter(await findPayment(product.owner, id), decided).refund);
  };
  return {
    open: (reason = 'not_as_agreed', text = PROBLEM) => send('customer', 'dispute', { reason, text }),
    withdraw: () => send('customer', 'withdraw-dispute'),
    answer: (text = ANSWER) => send('provider', 'answer-dispute', { text }),
    giveBack: async (refund?: string) => send('provider', 'give-back', { refund: refund ?? (await refundFor('0.00')) }),
    /** An admin lets so much of the price stay. */
    decide: async (subtotal: string, refund?: string): Promise<Answer> => {
      const collected = await findCollected();
      return market.ask('admin', 'POST', `/api/v1/admin/bookings/${id}/decide-dispute`, {
        reason: 'Half of the work was done.',
        subtotal,
        refund: refund ?? (await refundFor(subtotal)),
        ...(collected !== null && { collected: toDecimal(collected) }),
      });
    },
    refundFor,
  };
}

/** A job of EGP 450 that is finished and not settled, with its market. */
export async function finishedJob(product: TestProduct) {
  const market = await openMarket(product);
  const booking = await market.confirmed({ starts_at: hoursFrom(product.clock.now, 48) });
  await startJob(product, market, booking);
  product.clock.now = new Date(booking.ends_at);
  await market.step('provider', booking.id, 'finish');
  return { market, booking, ...disputing(product, market, booking.id) };
}

/** The job begins at its time. */
export async function startJob(product: TestProduct, market: Market, { id, starts_at }: Booking): Promise<void> {
  product.clock.now = new Date(starts_at);
  await market.step('customer', id, 'start');
}
