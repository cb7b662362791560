import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  businessRevenue,
  DEFAULT_RATES,
  entriesBetween,
  entriesOfCharge,
  entriesOfCharged,
  entriesOfRelease,
  fromDecimal,
  fromRateText,
  lateCancellationLines,
  linesFromDecimals,
  linesToDecimals,
  NO_LINES,
  piastres,
  priceLines,
  type PriceLines,
  priceOfTime,
  type Rates,
  ratesFromColumns,
  ratesToColumns,
  refundOf,
  toDecimal,
  toRateText,
} from './index.ts';

const RUNS = 1000;
const amounts = fc.integer({ min: 1, max: 50_000_000 }).map(piastres);
const rate = fc.integer({ min: 0, max: 10_000 }).map((value) => fromRateText(String(value / 10_000)));
const rates: fc.Arbitrary<Rates> = fc.record({ platform_fee: rate, vat: rate, commission: rate });
const prices = fc.record({
  subtotal: amounts,
  rates,
  discount: fc.oneof(fc.constant(piastres(0)), amounts),
  leastCharge: fc.integer({ min: 0, max: 2000 }).map(piastres),
});

/** The lines of every booking add up to the piastre (product decision: money). */
function expectConsistent(lines: PriceLines): void {
  expect(lines.customer_total).toBe(
    lines.provider_payout + lines.provider_commission + lines.platform_fee + lines.vat - lines.referral_bonus,
  );
  for (const amount of Object.values(lines)) expect(amount).toBeGreaterThanOrEqual(0);
}

test('the lines of any price add up, and so do those of its late cancellation', () => {
  fc.assert(
    fc.property(prices, ({ subtotal, rates: priceRates, discount, leastCharge }) => {
      const lines = priceLines(subtotal, priceRates, discount, leastCharge);
      expectConsistent(lines);
      expect(lines.referral_bonus).toBeLessThanOrEqual(discount);
      if (lines.customer_total !== 0 && lines.referral_bonus > 0)
        expect(lines.customer_total).toBeGreaterThanOrEqual(leastCharge);
      const late = lateCancellationLines(lines, priceRates);
      expectConsistent(late);
      expect(refundOf(lines, late)).toBeGreaterThanOrEqual(lines.referral_bonus === 0 ? 0 : -lines.referral_bonus);
      expect(refundOf(lines, NO_LINES)).toBe(lines.customer_total);
    }),
    { numRuns: RUNS },
  );
});

test('what was charged at once becomes the money of any lines, or goes back, to the piastre', () => {
  fc.assert(
    fc.property(prices, ({ subtotal, rates: priceRates, discount }) => {
      const lines = priceLines(subtotal, priceRates, discount);
      for (const target of [
        lines,
        lateCancellationLines({ ...lines, referral_bonus: piastres(0) }, priceRates),
        NO_LINES,
      ]) {
        const entries = [...entriesOfCharge(lines.customer_total), ...entriesOfCharged(lines.customer_total, target)];
        const inAll = (account: string) =>
          entries.filter((one) => one.account === account).reduce((sum, { amount }) => sum + amount, 0);
        expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
        expect([inAll('gateway'), inAll('prepaid')]).toEqual([target.customer_total, 0]);
      }
    }),
    { numRuns: RUNS },
  );
});

test('capture, refund and release sum to zero in the ledger', () => {
  fc.assert(
    fc.property(prices, ({ subtotal, rates: priceRates, discount }) => {
      const lines = priceLines(subtotal, priceRates, discount);
      const late = lateCancellationLines(lines, priceRates);
      const entries = [...entriesBetween(NO_LINES, lines), ...entriesBetween(lines, late), ...entriesOfRelease(late)];
      expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      const held = entries.filter(({ account }) => account === 'gateway').reduce((sum, { amount }) => sum + amount, 0);
      expect(held).toBe(late.customer_total);
    }),
    { numRuns: RUNS },
  );
});

test('lines and rates are read back from their columns without loss', () => {
  fc.assert(
    fc.property(prices, ({ subtotal, rates: priceRates, discount }) => {
      const lines = priceLines(subtotal, priceRates, discount);
      expect(linesFromDecimals(linesToDecimals(lines))).toEqual(lines);
      expect(ratesFromColumns(ratesToColumns(priceRates))).toEqual(priceRates);
    }),
  );
});

test('the lines of a known price are right to the piastre', () => {
  const lines = priceLines(fromDecimal('450.00'), DEFAULT_RATES);
  expect(linesToDecimals(lines)).toEqual({
    subtotal: '450.00',
    platform_fee: '22.50',
    vat: '66.15',
    referral_bonus: '0.00',
    provider_commission: '112.50',
    provider_payout: '337.50',
    customer_total: '538.65',
  });
  expect(toDecimal(lateCancellationLines(lines, DEFAULT_RATES).customer_total)).toBe('256.50');
  expect(toDecimal(businessRevenue(lines))).toBe('171.00');
  expect(toDecimal(priceOfTime(fromDecimal('33.33'), 3))).toBe('50.00');
});

test('a discount never exceeds the total, and the rest is nothing or an amount that the rail can charge', () => {
  const all = priceLines(piastres(10_000), DEFAULT_RATES, piastres(99_999));
  expect([all.customer_total, all.referral_bonus]).toEqual([0, 11_970]);
  const nearly = priceLines(piastres(10_000), DEFAULT_RATES, piastres(11_900), piastres(500));
  expect([nearly.customer_total, nearly.referral_bonus]).toEqual([500, 11_470]);
});

test('a rate is read back from its text, and a text that is not a rate is refused', () => {
  fc.assert(
    fc.property(rate, (value) => {
      expect(fromRateText(toRateText(value))).toBe(value);
    }),
  );
  for (const text of ['1.1', '-0.1', '0.12345', '', '25%', '.5']) expect(() => fromRateText(text)).toThrow(RangeError);
});
