import { Booking } from '@hirfa/contract/bookings';
import type { Answer } from '../calls.ts';
import { bookingOf, hoursFrom, type Market, passHours } from '../market.ts';
import type { TestProduct } from '../product.ts';

/** A job of a market whose card promises a free second visit, done and confirmed by the customer. */
export async function doneJob(product: TestProduct, market: Market): Promise<Booking> {
  const { id } = await market.confirmed();
  await passHours(product, 48);
  await market.step('customer', id, 'start');
  await passHours(product, 1);
  await market.step('provider', id, 'finish');
  await market.step('customer', id, 'confirm-completion');
  await product.work();
  return market.read('customer', id);
}

/** Asks for the free second visit after a job; the answer may be a refusal. */
export function tryToAsk(
  product: TestProduct,
  market: Market,
  id: string,
  given: { starts_at?: string; reason?: string } = {},
  who: 'customer' | 'provider' | 'admin' = 'customer',
): Promise<Answer> {
  const wish = { starts_at: hoursFrom(product.clock.now, 30), ...given };
  return market.ask(who, 'POST', `/api/v1/bookings/${id}/second-visit`, wish);
}

/** The free second visit that was asked for, as the provider is asked. */
export async function askedVisit(
  product: TestProduct,
  market: Market,
  id: string,
  given: { starts_at?: string; reason?: string } = {},
): Promise<Booking> {
  const { warranty } = bookingOf(await tryToAsk(product, market, id, given));
  if (warranty?.visit_id == null) throw new Error('no visit was made');
  await product.work();
  return market.read('customer', warranty.visit_id);
}
