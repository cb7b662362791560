import { expect, test } from 'vitest';
import { readingPause, wasSlow } from './availability.ts';

test('a calendar that works is read every 15 to 60 minutes; setbacks double the pause from 15 minutes to a day', () => {
  expect([readingPause(0, 0), readingPause(0, 1)]).toEqual([15, 60]);
  const pauses = Array.from({ length: 9 }, (_, index) => readingPause(index + 1, 0));
  expect(pauses).toEqual([15, 30, 60, 120, 240, 480, 960, 1440, 1440]);
  expect([readingPause(1, 1), readingPause(7, 1), readingPause(1e6, 1)]).toEqual([18.75, 1200, 1440]);
});

test('a calendar was slow if it had a setback that was not found at once', () => {
  const problems = [null, 'too_slow', 'too_large', 'unreachable', 'refused', 'not_a_calendar'];
  expect(problems.map((problem) => wasSlow(1, problem))).toEqual([true, true, true, false, false, false]);
  expect(wasSlow(0, null)).toBe(false);
});
