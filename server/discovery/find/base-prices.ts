import { fromDecimal, piastres, toDecimal } from '@hirfa/domain/payments';
import { PRICE_STEPS } from '@hirfa/domain/search';
import type { CustomerPrices } from '../../payments/index.ts';

/** What customers pay now, by category. Statements compare base prices, so they are given what follows for these. */
export interface PricesOfCategories {
  /** How many times a base price customers pay; JSON. */
  factors: string;
  /** The base prices from which on each step of prices is exceeded; JSON. */
  steps: string;
  /** The highest base prices for which customers pay so many pounds at most; JSON. */
  mostFor: (pounds: number) => string;
}

export function pricesIn(prices: CustomerPrices, categories: readonly string[]): PricesOfCategories {
  const byCategory = <Value>(of: (category: string) => Value) =>
    JSON.stringify(Object.fromEntries(categories.map((category) => [category, of(category)])));
  const overStep = (category: string, step: number) => toDecimal(piastres(mostBase(prices, category, step) + 1));
  return {
    factors: byCategory((category) => factorOf(prices, category)),
    steps: byCategory((category) => PRICE_STEPS.map((step) => overStep(category, step))),
    mostFor: (pounds) => byCategory((category) => toDecimal(piastres(mostBase(prices, category, pounds)))),
  };
}

/** A base price whose digits are those of what customers pay for a pound. */
const MANY = '10000.00';

/** How much customers pay for a base price of a category: the same number for all, so that it orders offers. */
const factorOf = (prices: CustomerPrices, category: string): number => fromDecimal(prices(MANY, category));

/** The highest base price of a category for which customers pay so many pounds at most, in piastres. */
function mostBase(prices: CustomerPrices, category: string, pounds: number): number {
  const most = fromDecimal(`${pounds}.00`);
  const priceOf = (base: number) => fromDecimal(prices(toDecimal(piastres(base)), category));
  let base = Math.floor((most * fromDecimal(MANY)) / factorOf(prices, category));
  while (base > 0 && priceOf(base) > most) base -= 1;
  while (priceOf(base + 1) <= most) base += 1;
  return base;
}
