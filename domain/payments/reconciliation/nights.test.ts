import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, cairoDay, startOfDay } from '../../market/index.ts';
import { boundsOf, daysToReconcile, monthOf, monthsToClose, nextMonth } from '../index.ts';

const instants = fc.integer({ min: Date.UTC(2023, 0), max: Date.UTC(2031, 0) }).map((at) => new Date(at));

test('a day is compared four hours after its end, each day once and none is left out', () => {
  expect(daysToReconcile(new Date('2026-11-22T01:59:00Z'), null)).toEqual(['2026-11-20']);
  expect(daysToReconcile(new Date('2026-11-22T02:00:00Z'), null)).toEqual(['2026-11-21']);
  expect(daysToReconcile(new Date('2026-11-22T03:00:00Z'), '2026-11-18')).toEqual([
    '2026-11-19',
    '2026-11-20',
    '2026-11-21',
  ]);
  expect(daysToReconcile(new Date('2026-11-22T03:00:00Z'), '2026-11-21')).toEqual([]);
  fc.assert(
    fc.property(instants, fc.integer({ min: 0, max: 30 }), (now, back) => {
      const [last = ''] = daysToReconcile(now, null);
      expect(startOfDay(addDays(last, 1)).getTime() + 4 * 3_600_000).toBeLessThanOrEqual(now.getTime());
      const days = daysToReconcile(now, addDays(last, -back));
      expect(days).toEqual(Array.from({ length: back }, (_, index) => addDays(last, index + 1 - back)));
    }),
    { numRuns: 50 },
  );
});

test('a month is closed three hours after its end, each month once', () => {
  expect(monthsToClose(new Date('2026-11-30T23:00:00Z'), '2026-09')).toEqual(['2026-09', '2026-10']);
  expect(monthsToClose(new Date('2026-12-01T01:00:00Z'), '2026-09')).toEqual(['2026-09', '2026-10', '2026-11']);
  expect(monthsToClose(new Date('2026-12-01T01:00:00Z'), '2026-12')).toEqual([]);
  expect([nextMonth('2026-12'), nextMonth('2024-01')]).toEqual(['2027-01', '2024-02']);
});

test('every instant is in exactly one month, also when the clocks change', () => {
  fc.assert(
    fc.property(instants, (at) => {
      const { from, until } = boundsOf(monthOf(at));
      expect(from <= at && at < until).toBe(true);
      expect([cairoDay(from).slice(-2), boundsOf(nextMonth(monthOf(at))).from]).toEqual(['01', until]);
    }),
    { numRuns: 100 },
  );
});
