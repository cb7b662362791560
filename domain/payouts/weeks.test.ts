import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, cairoDay, cairoMinute, weekdayOf } from '../market/index.ts';
import { cutOfWeek, nextCut, weekToCut } from './index.ts';

const instants = fc.date({ min: new Date('2023-01-01'), max: new Date('2035-01-01'), noInvalidDate: true });

test('payouts are cut on Sunday at midnight in Cairo, in summer and in winter', () => {
  expect(cutOfWeek('2026-11-22').toISOString()).toBe('2026-11-28T22:00:00.000Z');
  expect(cutOfWeek('2026-07-05').toISOString()).toBe('2026-07-11T21:00:00.000Z');
});

test.each([
  ['begins, on a Friday', '2026-04-19', 167],
  ['ends, on a Thursday', '2026-10-25', 169],
])('the week in which summer time %s is an hour shorter or longer', (_, week, hours) => {
  expect((cutOfWeek(week).getTime() - cutOfWeek(addDays(week, -7)).getTime()) / 3_600_000).toBe(hours);
});

test('every instant is after the cut of one week and before the next one', () => {
  fc.assert(
    fc.property(instants, (now) => {
      const [last, next] = [cutOfWeek(weekToCut(now)), nextCut(now)];
      expect(last.getTime()).toBeLessThanOrEqual(now.getTime());
      expect(next.getTime()).toBeGreaterThan(now.getTime());
      expect(weekToCut(next)).toBe(addDays(weekToCut(now), 7));
      expect(weekToCut(new Date(next.getTime() - 1))).toBe(weekToCut(now));
      expect([weekdayOf(cairoDay(next)), cairoMinute(next)]).toEqual([0, 0]);
    }),
    { numRuns: 500 },
  );
});
