import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CASH,
  type CashFacts,
  cashRefusal,
  DEFAULT_RATES,
  duesOf,
  entriesOfCash,
  entriesOfCashOwed,
  type LedgerEntry,
  METHOD_RULES,
  NO_LINES,
  PAYMENT_METHODS,
  piastres,
  priceLines,
  splitLines,
  WAYS_TO_PAY,
} from './index.ts';

const prices = fc
  .record({ subtotal: fc.integer({ min: 1, max: 1_000_000 }), bonus: fc.integer({ min: 0, max: 60_000 }) })
  .map(({ subtotal, bonus }) => priceLines(piastres(subtotal), DEFAULT_RATES, piastres(bonus)));
const sumOf = (entries: readonly LedgerEntry[], account?: string) =>
  entries.reduce((sum, entry) => (account === undefined || entry.account === account ? sum + entry.amount : sum), 0);

test('the provider owes what is not theirs of the cash: commission, fee and VAT, less the discounts', () => {
  fc.assert(
    fc.property(prices, (lines) => {
      const { provider_commission, platform_fee, vat, referral_bonus } = lines;
      const entries = entriesOfCash(NO_LINES, lines);
      expect(sumOf(entries)).toBe(0);
      expect(sumOf(entries, 'provider_payable')).toBe(provider_commission + platform_fee + vat - referral_bonus);
      expect(duesOf(lines)).toBe(sumOf(entries, 'provider_payable'));
      expect(entries.map(({ account }) => account)).not.toContain('gateway');
    }),
  );
});

test('after any part of the price and any refund the books are those of the part', () => {
  fc.assert(
    fc.property(prices, fc.nat(), fc.nat(), (lines, share, more) => {
      const kept = splitLines(lines, DEFAULT_RATES, piastres(share % (lines.subtotal + 1)));
      const owed = piastres(more % (lines.customer_total - kept.customer_total + 1));
      const after = [...entriesOfCash(NO_LINES, lines), ...entriesOfCash(lines, kept), ...entriesOfCashOwed(owed)];
      expect(sumOf(after)).toBe(0);
      expect(sumOf(after, 'provider_payable')).toBe(duesOf(kept) + owed);
      expect(sumOf(after, 'customer_owed')).toBe(-owed || 0);
      expect(sumOf(after, 'commission')).toBe(-kept.provider_commission || 0);
    }),
  );
});

const FACTS: CashFacts = {
  lines: priceLines(piastres(45_000), DEFAULT_RATES, piastres(0)),
  limit: piastres(53_865),
  is_single: true,
  is_taken: true,
  owed: CASH.mostOwed,
  has_phone: true,
  open: CASH.mostOpen - 1,
  is_barred: false,
};

test.each<[string, Partial<CashFacts>, ReturnType<typeof cashRefusal>]>([
  ['at all limits', {}, null],
  ['above the limit', { limit: piastres(53_864) }, 'not_offered'],
  ['switched off', { limit: piastres(0) }, 'not_offered'],
  ['a package', { is_single: false }, 'not_offered'],
  ['not taken', { is_taken: false }, 'not_offered'],
  ['the provider owes too much', { owed: piastres(CASH.mostOwed + 1) }, 'not_offered'],
  ['somebody who broke their word', { is_barred: true }, 'not_offered'],
  ['nothing to pay', { lines: NO_LINES }, 'not_offered'],
  ['discounts above the dues', { lines: { customer_total: piastres(1), provider_payout: piastres(2) } }, 'not_offered'],
  ['no phone', { has_phone: false }, 'no_phone'],
  ['too many', { open: CASH.mostOpen }, 'too_many'],
])('whether a booking is paid in cash: %s', (_, change, refusal) => {
  expect(cashRefusal({ ...FACTS, ...change })).toBe(refusal);
});

test('cash is the only way without a gateway, and nothing goes back by it', () => {
  const collected = WAYS_TO_PAY.filter((way) => METHOD_RULES[way].takes === 'collect');
  expect(collected).toEqual(['cash']);
  expect(PAYMENT_METHODS.some((method) => collected.some((way) => way === method))).toBe(false);
  expect(METHOD_RULES.cash).toMatchObject({ is_refundable: false, holds_for_ms: null });
});
