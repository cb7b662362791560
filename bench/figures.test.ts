import { expect, test } from 'vitest';
import { beside, ofSamples, percentile, rounded } from './figures.ts';

test('a percentile is one of the samples, by the nearest rank', () => {
  const samples = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect([0, 0.5, 0.95, 1].map((share) => percentile(samples, share))).toEqual([1, 50, 95, 100]);
  expect(percentile([7], 0.95)).toBe(7);
});

test('a figure is within a limit that it reaches; what was not measured is not', () => {
  const within = (figure: number, limit?: number, atLeast?: boolean) =>
    beside({
      what: '',
      unit: '',
      figure,
      ...(limit !== undefined && { limit }),
      ...(atLeast !== undefined && { atLeast }),
    }).within;
  expect([within(3, 3), within(3.1, 3), within(3, 3, true), within(2.9, 3, true)]).toEqual([true, false, true, false]);
  expect([within(Number.NaN, 3), within(Number.NaN, 3, true), within(9)]).toEqual([false, false, true]);
});

test('samples have a median, and a limit for their 95th percentile', () => {
  expect(ofSamples('a press', [3, 1, 2], 2)).toEqual([
    { what: 'a press: median of 3', figure: 2, unit: 'ms' },
    { what: 'a press: 95th percentile', figure: 3, unit: 'ms', limit: 2 },
  ]);
});

test('figures are shown with three digits, whole numbers with all', () => {
  expect([0.012345, 1.2345, 123.45, 12_345.6].map(rounded)).toEqual([0.0123, 1.23, 123, 12_346]);
});
