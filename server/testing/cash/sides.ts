import type { Booking, CreateBookingInput } from '@hirfa/contract/bookings';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { hoursFrom, type Market, openMarket } from '../market.ts';
import type { ReachableProduct, TestProduct } from '../product.ts';

/** Lets the customer of a market pay in cash: its provider takes it, and they have a proven phone number. */
export async function allowCash({ owner }: ReachableProduct, market: Market): Promise<void> {
  // A different one for each person.
  const number = `+2010${String(Number.parseInt(market.customer.id.slice(-9), 16) % 100_000_000).padStart(8, '0')}`;
  await owner.execute(sql`update auth.users set phone_number = ${number}, phone_number_verified = true
    where id = ${market.customer.id}`);
  await market.ask('admin', 'PUT', '/api/v1/admin/settings/cash', { amount: '5000.00' });
  await market.ask('provider', 'PUT', '/api/v1/provider/cash', { takes_cash: true });
}

/** A market with cash, and its bookings that are paid in cash. */
export async function openCashMarket(product: TestProduct, card: Parameters<typeof openMarket>[1] = {}) {
  const market = await openMarket(product, card);
  await allowCash(product, market);
  /** A booking that is to be paid in cash, and waits for the provider. */
  const request = async (given: Partial<CreateBookingInput> = {}): Promise<Booking> => {
    const { id } = await market.book({ starts_at: hoursFrom(product.clock.now, 48), ...given });
    await market.openCheckout(id, 'cash');
    await product.work();
    return market.read('customer', id);
  };
  const accept = async (id: string): Promise<Booking> => {
    await market.step('provider', id, 'accept');
    await product.work();
    return market.read('customer', id);
  };
  const confirmed = async (): Promise<Booking> => accept((await request()).id);
  /** The job is done and not settled. */
  const finish = async ({ id, starts_at, ends_at }: Booking): Promise<Booking> => {
    product.clock.now = new Date(starts_at);
    await market.step('customer', id, 'start');
    product.clock.now = new Date(ends_at);
    await market.step('provider', id, 'finish');
    return market.read('customer', id);
  };
  const finished = async (): Promise<Booking> => finish(await confirmed());
  /** What is requested is accepted, done and settled. */
  const settle = async (id: string): Promise<void> => {
    await finish(await accept(id));
    await market.step('customer', id, 'confirm-completion');
    await product.work();
  };
  return {
    ...market,
    cash: { request, confirmed, finished, settle },
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
    decide: (id: string, decided: { collected?: string; subtotal: string; refund: string; is_unpaid?: boolean }) =>
      market.ask('admin', 'POST', `/api/v1/admin/bookings/${id}/decide-dispute`, {
        reason: 'We have read what both of you wrote.',
        ...decided,
      }),
  };
}

export type CashMarket = Awaited<ReturnType<typeof openCashMarket>>;

/** The books of a settled cash booking of EGP 538.65: its provider owes commission, fee and VAT. */
export const SETTLED = { provider_payable: '201.15', commission: '-112.50', platform_fee: '-22.50', vat: '-66.15' };

export async function stateOf(market: CashMarket, id: string): Promise<string[]> {
  const { status, payment_status } = await market.read('customer', id);
  return [status, payment_status];
}

/** The ways in which the customer can pay now. */
export async function waysOf(market: CashMarket, id: string): Promise<string[]> {
  const { body } = await market.ask('customer', 'POST', `/api/v1/bookings/${id}/check-payment`);
  return z.object({ methods: z.array(z.string()) }).parse(body).methods;
}
