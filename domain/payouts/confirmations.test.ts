import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { outcomesOf, PAYOUT_STATES, type PayoutState, readConfirmations } from './index.ts';

test.each([
  ['commas', 'Reference,Status\r\nH1-1,paid\r\nH1-2,returned\r\n'],
  [
    'semicolons, a byte order mark and more columns',
    '\uFEFFAmount;Reference;Note;Status\n10;H1-1;"a;b";Paid\n9;H1-2;;RETURNED',
  ],
  ['tabs and Arabic', 'المرجع\tالحالة\nH1-1\tمدفوع\n\nH1-2\tمرتجع\n'],
])('a file with %s is read', (_, text) => {
  const read = readConfirmations(text);
  expect(Array.isArray(read) && read.map(({ reference, state }) => [reference, state])).toEqual([
    ['H1-1', 'paid'],
    ['H1-2', 'returned'],
  ]);
});

test.each([
  ['without a head', 'H1-1,paid\n', { problem: 'no_columns' }],
  ['without rows', 'reference,status\n', { problem: 'no_rows' }],
  ['with another word', 'reference,status\nH1-1,paid\nH1-2,pending\n', { problem: 'bad_row', line: 3 }],
  ['without a reference', 'reference,status\n,paid\n', { problem: 'bad_row', line: 2 }],
  ['that is too long', `reference,status\n${'H1-1,paid\n'.repeat(5001)}`, { problem: 'too_many' }],
])('a file %s is not used', (_, text, problem) => {
  expect(readConfirmations(text)).toEqual(problem);
});

const lines = fc.array(
  fc.record({ reference: fc.constantFrom('a', 'b', 'c', 'd', 'e'), state: fc.constantFrom('paid', 'returned') }),
  { maxLength: 6 },
);
const payouts = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom(...PAYOUT_STATES));

test('a file that is imported again changes nothing, and no payout goes back from its end', () => {
  fc.assert(
    fc.property(lines, payouts, (rows, present) => {
      const confirmations = rows.map((row, index) => ({ ...row, line: index + 2 }));
      const states = new Map<string, PayoutState>(Object.entries(present));
      const outcomes = outcomesOf(confirmations, states);
      for (const [index, { reference, state }] of confirmations.entries())
        if (outcomes[index] === 'applied') {
          expect(['exported', 'paid']).toContain(states.get(reference));
          states.set(reference, state);
        }
      expect(outcomesOf(confirmations, states)).not.toContain('applied');
      for (const [reference, state] of Object.entries(present))
        if (state === 'open' || state === 'returned') expect(states.get(reference)).toBe(state);
    }),
  );
});
