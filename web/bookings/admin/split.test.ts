import * as fc from 'fast-check';
import { DEFAULT_RATES, linesToDecimals, piastres, priceLines, toDecimal } from '@hirfa/domain/payments';
import { expect, test } from 'vitest';
import { percentOf, splitAt, subtotalFor, subtotalOf } from './split.ts';
import { typedAmount } from '../../ui/fields/typed-amount.ts';

const RATES = { platform_fee_rate: '0.05', vat_rate: '0.14', commission_rate: '0.25' };
const priced = (subtotal: number) => ({
  lines: linesToDecimals(priceLines(piastres(subtotal), DEFAULT_RATES)),
  rates: RATES,
});

test('a typed amount is whole pounds or has piastres; all else is none', () => {
  expect(['150', '150.5', ' 0.05 ', '150.'].map(typedAmount)).toEqual([15_000, 15_050, 5, null]);
  expect(['', '-5', '1.234', 'many', '1e3'].map(typedAmount)).toEqual([null, null, null, null, null]);
});

test('what goes back and what stays agree, whichever is typed', () => {
  const item = priced(45_000);
  expect(splitAt(item, piastres(15_000))).toMatchObject({
    kept: { customer_total: '179.55', provider_payout: '112.50' },
    refund: '359.10',
  });
  expect(splitAt(item, piastres(45_001))).toBeNull();
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 1_000_000 }), fc.integer({ min: 0, max: 100 }), (subtotal, percent) => {
      const of = priced(subtotal);
      const kept = subtotalOf(of, percent);
      expect(percentOf(of, kept)).toBe(percent);
      const split = splitAt(of, kept);
      const refund = typedAmount(split?.refund ?? '');
      expect(refund).not.toBeNull();
      if (refund !== null) expect(splitAt(of, subtotalFor(of, refund))?.refund).toBe(toDecimal(refund));
    }),
  );
});
