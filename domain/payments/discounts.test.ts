import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DEFAULT_RATES,
  DISCOUNT_KINDS,
  entriesBetween,
  lateCancellationLines,
  NO_LINES,
  piastres,
  priceLines,
  splitBonus,
  sumOfDiscounts,
} from './index.ts';

const amount = fc.integer({ min: 0, max: 200_000 }).map(piastres);
const wanted = fc
  .record({ rescue: amount, invitation: amount, credit: amount, promotion: amount })
  .map((amounts) => DISCOUNT_KINDS.map((kind) => ({ kind, amount: amounts[kind] })));
const subtotals = fc.integer({ min: 1, max: 1_000_000 }).map(piastres);

test('every combination of discounts leaves a price whose lines, discounts and ledger are exact', () => {
  fc.assert(
    fc.property(subtotals, wanted, fc.constantFrom(0, 500), (subtotal, discounts, least) => {
      const lines = priceLines(subtotal, DEFAULT_RATES, sumOfDiscounts(discounts), piastres(least));
      const given = splitBonus(lines.referral_bonus, discounts);
      expect(sumOfDiscounts(given)).toBe(lines.referral_bonus);
      for (const { kind, amount: part } of given) {
        expect(part).toBeGreaterThan(0);
        expect(part).toBeLessThanOrEqual(discounts.find((each) => each.kind === kind)?.amount ?? 0);
      }
      const { customer_total, provider_payout, provider_commission, platform_fee, vat, referral_bonus } = lines;
      expect(customer_total).toBe(provider_payout + provider_commission + platform_fee + vat - referral_bonus);
      expect(customer_total === 0 || customer_total >= Math.min(least, customer_total + referral_bonus)).toBe(true);
      const late = lateCancellationLines(lines, DEFAULT_RATES);
      for (const [from, to] of [
        [NO_LINES, lines],
        [lines, late],
        [late, NO_LINES],
      ] as const) {
        const entries = entriesBetween(from, to);
        expect(entries.reduce((sum, entry) => sum + entry.amount, 0)).toBe(0);
      }
      expect(sumOfDiscounts(splitBonus(late.referral_bonus, given))).toBe(late.referral_bonus);
    }),
    { numRuns: 2000 },
  );
});

test('what is spent last shrinks first', () => {
  const all = DISCOUNT_KINDS.map((kind) => ({ kind, amount: piastres(100) }));
  expect(splitBonus(piastres(150), all)).toEqual([
    { kind: 'rescue', amount: 100 },
    { kind: 'invitation', amount: 50 },
  ]);
  expect(splitBonus(piastres(0), all)).toEqual([]);
});
