import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { typosBetween } from './distance.ts';

/** The same by its definition, without a table. */
function slowly(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [restA, restB] = [a.slice(1), b.slice(1)];
  const steps = [slowly(restA, b) + 1, slowly(a, restB) + 1, slowly(restA, restB) + (a[0] === b[0] ? 0 : 1)];
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0]) steps.push(slowly(a.slice(2), b.slice(2)) + 1);
  return Math.min(...steps);
}

test('the number of typos is that of the definition', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'س', 'ب'), maxLength: 5 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(typosBetween(a, b, 9)).toBe(slowly(a, b));
    }),
    { numRuns: 1000 },
  );
});

test.each([
  ['plumber', 'plumer', 1],
  ['سباك', 'سابك', 1],
  ['electrician', 'electrisian', 1],
  ['washing', 'wahsnig', 2],
])('between "%s" and "%s" there are %i typos', (one, other, typos) => {
  expect(typosBetween(one, other, 2)).toBe(typos);
});

test('more typos than asked for are one more than that', () => {
  expect(typosBetween('plumber', 'painter', 2)).toBe(3);
  expect(typosBetween('a', 'abcdefgh', 2)).toBe(3);
});
