import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  DEFAULT_RATES,
  entriesBetween,
  entriesOfOwed,
  lateCancellationLines,
  type LedgerEntry,
  NO_LINES,
  OWED_TABLE,
  owedAfter,
  owedInstead,
  type OwedState,
  type OwedStep,
  piastres,
  priceLines,
  refundOf,
} from './index.ts';

const STEPS = OWED_TABLE.map(({ step }) => step);
const sumOf = (entries: readonly LedgerEntry[], account?: LedgerEntry['account']) =>
  entries
    .filter((entry) => account === undefined || entry.account === account)
    .reduce((sum, { amount }) => sum + amount, 0);

/** A price with a discount, a late cancellation or a full one, and steps in any order. */
const lives = fc.record({
  subtotal: fc.integer({ min: 2, max: 5_000_000 }).map(piastres),
  discount: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 500_000 })).map(piastres),
  isLate: fc.boolean(),
  isReleased: fc.boolean(),
  steps: fc.array(fc.constantFrom<OwedStep>(...STEPS), { maxLength: 12 }),
});

test('whatever is chosen after a refused refund, the books sum to zero and the customer is given it once', () => {
  fc.assert(
    fc.property(lives, ({ subtotal, discount, isLate, isReleased, steps }) => {
      const booked = priceLines(subtotal, DEFAULT_RATES, discount);
      const due = isLate ? lateCancellationLines(booked, DEFAULT_RATES) : NO_LINES;
      const refund = refundOf(booked, due);
      fc.pre(refund > 0);
      const books = [
        ...entriesBetween(NO_LINES, booked),
        ...owedInstead(entriesBetween(booked, due, isReleased), refund),
      ];
      let state: OwedState = 'open';
      let given = 0;
      for (const step of steps) {
        expect(sumOf(books)).toBe(0);
        expect(sumOf(books, 'customer_owed')).toBe(given - refund || 0);
        const next = owedAfter(state, step);
        if (next === null) continue;
        const entries = entriesOfOwed(step, refund);
        books.push(...entries);
        given += sumOf(entries, 'customer_owed');
        state = next;
        expect(given).toBe(['credited', 'transferred', 'paid_by_bank'].includes(state) ? refund : 0);
      }
      expect(sumOf(books), 'in the end, too').toBe(0);
      expect(sumOf(books, 'gateway'), 'the gateway keeps what it has taken').toBe(booked.customer_total);
    }),
    { numRuns: 1000 },
  );
});

test('what was given stays given, and only a transfer that comes back is chosen again', () => {
  for (const state of ['credited', 'paid_by_bank'] as const)
    for (const step of STEPS) expect(owedAfter(state, step)).toBeNull();
  for (const step of STEPS) expect(owedAfter('transferred', step)).toBe(step === 'bounce' ? 'open' : null);
  expect(owedAfter('transfer_ordered', 'return')).toBe('open');
  expect(owedAfter('transfer_asked', 'take_credit'), 'while it is asked').toBeNull();
  expect(owedAfter('open', 'execute')).toBeNull();
  for (const step of ['execute', 'return', 'give_up'] as const)
    expect(owedAfter('transfer_asked', step), 'nobody has taken it over').toBeNull();
  expect(owedAfter('transfer_ordered', 'order'), 'somebody else has').toBeNull();
});
