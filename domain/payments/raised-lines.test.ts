import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { piastres } from './piastres.ts';
import { priceLines } from './price-lines.ts';
import { costsOfExtra, raisedLines } from './raised-lines.ts';
import { DEFAULT_RATES } from './rates.ts';

const amount = (max: number) => fc.integer({ min: 100, max }).map((value) => piastres(value));

test('an extra costs the difference of two whole prices, whatever discounts have paid', () => {
  fc.assert(
    fc.property(amount(5_000_000), amount(2_000_000), amount(50_000), (subtotal, extra, discount) => {
      const costs = costsOfExtra(priceLines(subtotal, DEFAULT_RATES, discount), DEFAULT_RATES, extra);
      const before = priceLines(subtotal, DEFAULT_RATES);
      const after = priceLines(piastres(subtotal + extra), DEFAULT_RATES);
      expect(costs).toEqual({
        total: after.customer_total - before.customer_total,
        payout: after.provider_payout - before.provider_payout,
      });
    }),
  );
});

test('two extras cost together what one of both would cost', () => {
  fc.assert(
    fc.property(amount(5_000_000), amount(1_000_000), amount(1_000_000), (subtotal, one, other) => {
      const present = priceLines(subtotal, DEFAULT_RATES);
      const first = costsOfExtra(present, DEFAULT_RATES, one);
      const second = costsOfExtra(raisedLines(present, DEFAULT_RATES, one), DEFAULT_RATES, other);
      const both = costsOfExtra(present, DEFAULT_RATES, piastres(one + other));
      expect([first.total + second.total, first.payout + second.payout]).toEqual([both.total, both.payout]);
    }),
  );
});
