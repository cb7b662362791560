import { fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';
import type { CustomerPrices } from '../../payments/index.ts';

/** A base price whose digits are those of what customers pay for a pound. */
const MANY = '10000.00';

/** How much customers pay for a base price of a category: the same number for all, so that it orders offers. */
export const factorOf = (prices: CustomerPrices, category: string): number => fromDecimal(prices(MANY, category));

/** The highest base price of a category for which customers pay so many pounds at most. */
export function mostBasePrice(prices: CustomerPrices, category: string, pounds: number): string {
  const most = fromDecimal(`${pounds}.00`);
  const priceOf = (base: number) => fromDecimal(prices(toDecimal(piastres(base)), category));
  let base = Math.floor((most * fromDecimal(MANY)) / factorOf(prices, category));
  while (base > 0 && priceOf(base) > most) base -= 1;
  while (priceOf(base + 1) <= most) base += 1;
  return toDecimal(piastres(base));
}
