import { expect, test } from 'vitest';
import { chartLines } from './chart-scale.ts';

test.each([
  [0, [0]],
  [538.65, [0, 200, 400, 600]],
  [1000, [0, 250, 500, 750, 1000]],
  [4200, [0, 2000, 4000, 6000]],
  [99_999, [0, 25_000, 50_000, 75_000, 100_000]],
])('the lines for a largest value of %d have round figures', (largest, lines) => {
  expect(chartLines(largest)).toEqual(lines);
});

test('the last line is not below the largest value, and there are at most six lines', () => {
  for (let largest = 0.5; largest < 1e7; largest *= 1.7) {
    const lines = chartLines(largest);
    expect(lines.at(-1)).toBeGreaterThanOrEqual(largest);
    expect(lines.length).toBeLessThanOrEqual(6);
  }
});
