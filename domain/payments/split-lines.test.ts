import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DEFAULT_RATES,
  entriesBetween,
  fromDecimal,
  fromRateText,
  lateCancellationLines,
  NO_LINES,
  type Piastres,
  piastres,
  priceLines,
  type PriceLines,
  type Rates,
  refundOf,
  splitLines,
  subtotalAfterRefund,
  toDecimal,
} from './index.ts';

const RUNS = 20_000;
const rate = fc.integer({ min: 0, max: 10_000 }).map((value) => fromRateText(String(value / 10_000)));
const rates: fc.Arbitrary<Rates> = fc.oneof(
  fc.constant(DEFAULT_RATES),
  fc.record({ platform_fee: rate, vat: rate, commission: rate }),
);
/** Small and large prices, with and without discounts, as they were booked or after a late cancellation. */
const booked = fc
  .record({
    subtotal: fc.oneof(fc.integer({ min: 1, max: 3000 }), fc.integer({ min: 1, max: 5_000_000 })).map(piastres),
    rates,
    discount: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 6_000_000 })).map(piastres),
    isLate: fc.boolean(),
  })
  .map(({ subtotal, rates: given, discount, isLate }) => {
    const lines = priceLines(subtotal, given, discount);
    return { rates: given, present: isLate ? lateCancellationLines(lines, given) : lines };
  });
const part = fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true }));
const partOf = ({ subtotal }: PriceLines, share: number) => piastres(Math.round(subtotal * share));

/** The refund, line by line and with whole numbers alone. */
function slowRefund(present: PriceLines, given: Rates, kept: Piastres): number {
  if (kept === 0) return present.customer_total;
  const halfUp = (amount: number, share: number) => {
    const exact = BigInt(amount) * BigInt(share);
    return Number((exact * 2n + 10_000n) / 20_000n);
  };
  const [fee, vat] = [given.platform_fee, given.vat].map((each) => Math.round(Number(each)));
  const keptFee = Math.min(present.platform_fee, halfUp(kept, fee ?? 0));
  const gross = kept + keptFee + halfUp(kept + keptFee, vat ?? 0);
  return present.customer_total - Math.max(0, gross - present.referral_bonus);
}

test('any part of a price has lines that add up, within the present ones, and the ledger between both is zero', () => {
  fc.assert(
    fc.property(booked, part, ({ present, rates: given }, share) => {
      const kept = partOf(present, share);
      const lines = splitLines(present, given, kept);
      expect(lines.subtotal).toBe(kept);
      expect(lines.customer_total).toBe(
        lines.provider_payout + lines.provider_commission + lines.platform_fee + lines.vat - lines.referral_bonus,
      );
      for (const name of Object.keys(lines) as (keyof PriceLines)[]) {
        expect(lines[name]).toBeGreaterThanOrEqual(0);
        expect(lines[name], name).toBeLessThanOrEqual(present[name]);
      }
      expect(entriesBetween(present, lines).reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
      // Applied once more it changes nothing: what is shown before the gateway has paid back is shown after it.
      expect(splitLines(lines, given, kept)).toEqual(lines);
    }),
    { numRuns: RUNS },
  );
});

test('all of the price leaves it as it is, and nothing of it leaves no line', () => {
  fc.assert(
    fc.property(booked, ({ present, rates: given }) => {
      expect(splitLines(present, given, present.subtotal)).toEqual(present);
      expect(splitLines(present, given, piastres(0))).toEqual(NO_LINES);
      expect(() => splitLines(present, given, piastres(present.subtotal + 1))).toThrow(RangeError);
    }),
  );
});

test('the refund is that of a slow reference, and never smaller where less of the price stays', () => {
  fc.assert(
    fc.property(booked, part, part, ({ present, rates: given }, one, other) => {
      const [less, more] = [partOf(present, Math.min(one, other)), partOf(present, Math.max(one, other))];
      const refund = (kept: Piastres) => refundOf(present, splitLines(present, given, kept));
      expect(refund(less)).toBe(slowRefund(present, given, less));
      expect(refund(less)).toBeGreaterThanOrEqual(refund(more));
    }),
    { numRuns: RUNS },
  );
});

test('for a refund the most of the price stays with which the customer gets at least so much', () => {
  fc.assert(
    fc.property(booked, part, ({ present, rates: given }, share) => {
      const wanted = piastres(Math.round(present.customer_total * share));
      const kept = subtotalAfterRefund(present, given, wanted);
      const refund = (subtotal: number) => refundOf(present, splitLines(present, given, piastres(subtotal)));
      expect(refund(kept)).toBeGreaterThanOrEqual(wanted);
      if (wanted === present.customer_total) expect(kept).toBe(0);
      else if (kept < present.subtotal) expect(refund(kept + 1)).toBeLessThan(wanted);
    }),
    { numRuns: 5000 },
  );
});

test('of a booking of EGP 450 a third stays', () => {
  const present = priceLines(fromDecimal('450.00'), DEFAULT_RATES);
  const lines = splitLines(present, DEFAULT_RATES, fromDecimal('150.00'));
  const texts = Object.fromEntries(Object.entries(lines).map(([name, amount]) => [name, toDecimal(amount)]));
  expect(texts).toEqual({
    subtotal: '150.00',
    platform_fee: '7.50',
    vat: '22.05',
    referral_bonus: '0.00',
    provider_commission: '37.50',
    provider_payout: '112.50',
    customer_total: '179.55',
  });
  expect(toDecimal(refundOf(present, lines))).toBe('359.10');
  expect(toDecimal(subtotalAfterRefund(present, DEFAULT_RATES, fromDecimal('359.10')))).toBe('150.00');
});
