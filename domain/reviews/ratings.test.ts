import { array, assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { hundredthsForOrder, ratingCount, shownTenths, USUAL_RATING } from './index.ts';

const counts = array(integer({ min: 0, max: 100_000 }), { minLength: 5, maxLength: 5 });
const usual = USUAL_RATING.rating * 100;

test('the shown rating is the plain average to one decimal; there is none without reviews', () => {
  expect(shownTenths([0, 0, 0, 0, 0])).toBeNull();
  expect(shownTenths([0, 0, 0, 0, 1])).toBe(50);
  expect(shownTenths([0, 0, 0, 1, 1])).toBe(45);
  expect(shownTenths([0, 0, 0, 3, 1])).toBe(43);
});

test('the rating for the order is the usual one without reviews, and is less extreme than the average', () => {
  expect(hundredthsForOrder([0, 0, 0, 0, 0])).toBe(usual);
  assert(
    property(counts, (given) => {
      const shown = shownTenths(given);
      const ordered = hundredthsForOrder(given);
      if (shown === null) return;
      expect(ordered).toBeGreaterThanOrEqual(Math.min(usual, shown * 10 - 5));
      expect(ordered).toBeLessThanOrEqual(Math.max(usual, shown * 10 + 5));
    }),
  );
});

test('many reviews are ordered by their average, and a five star review never lowers the order', () => {
  expect(hundredthsForOrder([0, 0, 0, 0, 1])).toBeLessThan(hundredthsForOrder([0, 0, 0, 5, 45]));
  assert(
    property(counts, (given) => {
      const better = given.map((count, at) => (at === 4 ? count + 1 : count));
      expect(ratingCount(better)).toBe(ratingCount(given) + 1);
      expect(hundredthsForOrder(better)).toBeGreaterThanOrEqual(hundredthsForOrder(given));
    }),
  );
});
