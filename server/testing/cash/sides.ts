import type { Booking, CreateBookingInput } from '@hirfa/contract/bookings';
import { sql } from 'drizzle-orm';
import { hoursFrom, openMarket } from '../market.ts';
import type { TestProduct } from '../product.ts';

/** Egyptian numbers that nobody else has. */
let last = 1_000_000;

/** A market whose provider takes cash, and whose customer has a proven phone number. */
export async function openCashMarket(product: TestProduct, card: Parameters<typeof openMarket>[1] = {}) {
  const market = await openMarket(product, card);
  last += 1;
  await product.owner.execute(sql`update auth.users set phone_number = ${`+2010${last}0`}, phone_number_verified = true
    where id = ${market.customer.id}`);
  await market.ask('admin', 'PUT', '/api/v1/admin/settings/cash', { amount: '5000.00' });
  await market.ask('provider', 'PUT', '/api/v1/provider/cash', { takes_cash: true });
  /** A booking that is to be paid in cash, and waits for the provider. */
  const request = async (given: Partial<CreateBookingInput> = {}): Promise<Booking> => {
    const { id } = await market.book({ starts_at: hoursFrom(product.clock.now, 48), ...given });
    await market.openCheckout(id, 'cash');
    await product.work();
    return market.read('customer', id);
  };
  const confirmed = async (given: Partial<CreateBookingInput> = {}): Promise<Booking> => {
    const { id } = await request(given);
    await market.step('provider', id, 'accept');
    await product.work();
    return market.read('customer', id);
  };
  /** A job that is done and not settled. */
  const finished = async (given: Partial<CreateBookingInput> = {}): Promise<Booking> => {
    const { id, starts_at, ends_at } = await confirmed(given);
    product.clock.now = new Date(starts_at);
    await market.step('customer', id, 'start');
    product.clock.now = new Date(ends_at);
    await market.step('provider', id, 'finish');
    return market.read('customer', id);
  };
  const settled = async (given: Partial<CreateBookingInput> = {}): Promise<Booking> => {
    const { id } = await finished(given);
    await market.step('customer', id, 'confirm-completion');
    await product.work();
    return market.read('customer', id);
  };
  return {
    ...market,
    cash: { request, confirmed, finished, settled },
    /** Somebody reports what was paid in cash. */
    report: (who: 'customer' | 'provider', id: string, paid_in_cash: string) =>
      market.ask(who, 'POST', `/api/v1/bookings/${id}/dispute`, {
        reason: 'cash',
        text: 'The amount was another one.',
        paid_in_cash,
      }),
    answer: (who: 'customer' | 'provider', id: string) =>
      market.ask(who, 'POST', `/api/v1/bookings/${id}/answer-dispute`, { text: 'I remember it otherwise.' }),
    /** An admin decides what was paid, and what of the price stays. */
    decide: (id: string, decided: { collected?: string; subtotal: string; refund: string }) =>
      market.ask('admin', 'POST', `/api/v1/admin/bookings/${id}/decide-dispute`, {
        reason: 'We have read what both of you wrote.',
        ...decided,
      }),
  };
}
