import { expect } from 'vitest';
import { openMarket } from '../market.ts';
import { ledgerOf } from '../money.ts';
import type { TestProduct } from '../product.ts';

/** What a test does at a gateway, and sees there. */
interface Account {
  /** The id of the checkout whose page this is. */
  checkoutAt(url: string): string;
  pay(id: string): void;
  /** Sends the newest event, and returns the status of the answer. */
  tell(id: string): Promise<number>;
  amountOf(id: string): number;
  held(id: string): number;
}

/** A booking that is paid, accepted and cancelled: its money is held, captured and given back. */
export async function expectPaidAndCancelled(product: TestProduct, { checkoutAt, pay, tell, amountOf, held }: Account) {
  const market = await openMarket(product);
  const { id } = await market.book();
  const checkout = checkoutAt(await market.openCheckout(id));
  expect(checkoutAt(await market.openCheckout(id))).toBe(checkout);
  pay(checkout);
  expect(await tell(checkout)).toBe(204);
  await product.work();
  expect(await market.read('customer', id)).toMatchObject({
    status: 'awaiting_acceptance',
    payment_status: 'authorized',
  });
  await market.step('provider', id, 'accept');
  await product.work();
  expect(await market.read('customer', id)).toMatchObject({ status: 'confirmed', payment_status: 'captured' });
  expect(held(checkout)).toBe(amountOf(checkout));
  await market.step('customer', id, 'cancel');
  await product.work();
  expect(await market.read('customer', id)).toMatchObject({ status: 'cancelled', payment_status: 'refunded' });
  expect(held(checkout)).toBe(0);
  expect(await ledgerOf(product, id)).toEqual({});
}
