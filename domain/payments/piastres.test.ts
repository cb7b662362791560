import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromDecimal, piastres, toDecimal } from './index.ts';

test('an amount is read back from its wire form without loss', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999_999_999_999, max: 999_999_999_999 }), (whole) => {
      expect(fromDecimal(toDecimal(piastres(whole)))).toBe(whole);
    }),
  );
  expect([toDecimal(piastres(45_000)), toDecimal(piastres(5)), toDecimal(piastres(-50))]).toEqual([
    '450.00',
    '0.05',
    '-0.50',
  ]);
});

test('a text that is not an amount is refused', () => {
  for (const text of ['450', '450.0', '450.001', '1e3.00', '', ' 1.00', '٤٥٠.٠٠', '12345678901.00']) {
    expect(() => fromDecimal(text)).toThrow(RangeError);
  }
  expect(() => piastres(0.5)).toThrow(RangeError);
  expect(() => piastres(2 ** 53)).toThrow(RangeError);
});
