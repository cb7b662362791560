import { expect, test } from 'vitest';
import { percentile } from './figures.ts';

test('a percentile is one of the samples, by the nearest rank', () => {
  const samples = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0, 0.5, 0.95, 1].map((share) => percentile(samples, share))).toEqual([1, 50, 95, 100]);
  expect(percentile([7], 0.95)).toBe(7);
});
