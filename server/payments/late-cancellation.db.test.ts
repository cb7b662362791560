import {
  fromRateText,
  lateCancellationLines,
  linesToDecimals,
  piastres,
  priceLines,
  type PriceLines,
  type Rates,
  ratesToColumns,
} from '@hirfa/domain/payments';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { newId } from '../platform/ids.ts';
import { type Market, openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';
import { paymentOperations, payments } from './tables.ts';

const product = useProduct();
let market: Market;
let booking: string;
beforeAll(async () => {
  market = await openMarket(product);
  booking = (await market.confirmed()).id;
});

const rate = fc.integer({ min: 0, max: 10_000 }).map((value) => fromRateText(String(value / 10_000)));
const prices = fc.record({
  subtotal: fc.integer({ min: 10, max: 5_000_000 }).map(piastres),
  rates: fc.record({ platform_fee: rate, vat: rate, commission: rate }),
});

/** Stores a payment with these lines. */
async function pay(lines: PriceLines, rates: Rates) {
  const row = { ...linesToDecimals(lines), ...ratesToColumns(rates), held: '0.00' };
  await product.owner.update(payments).set(row).where(eq(payments.booking_id, booking));
}

/** Whether the database lets the product ask for these lines. */
async function mayAskFor(lines: PriceLines): Promise<boolean> {
  const row = { id: newId(), booking_id: booking, ...linesToDecimals(lines), created_at: product.clock.now };
  return product.pools.worker
    .insert(paymentOperations)
    .values(row)
    .then(
      () => true,
      () => false,
    );
}

test('the database allows the lines of a late cancellation as the domain computes them, and no others', async () => {
  for (const { subtotal, rates } of fc.sample(prices, 60)) {
    const lines = priceLines(subtotal, rates);
    await pay(lines, rates);
    const late = lateCancellationLines(lines, rates);
    expect({ subtotal, rates, isAllowed: await mayAskFor(late) }).toEqual({ subtotal, rates, isAllowed: true });
    const dearer = {
      ...late,
      subtotal: piastres(late.subtotal + 1),
      provider_payout: piastres(late.provider_payout + 1),
      customer_total: piastres(late.customer_total + 1),
    };
    expect(await mayAskFor(dearer)).toBe(false);
  }
});
