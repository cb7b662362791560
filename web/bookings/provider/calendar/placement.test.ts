import type { TimeRange } from '@hirfa/domain/bookings';
import { addDays, cairoInstant, cairoMinute, clockParts, startOfDay } from '@hirfa/domain/market';
import { array, assert, constant, constantFrom, integer, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { outside, placeOn, shownHours, spanOn } from './placement.ts';

const MINUTE = 60_000;
const LEAST = 45;
/** Summer time begins on 24 April 2026, whose first hour is missing, and ends on 29 October, whose last comes twice. */
const [SHORT_DAY, LONG_DAY, ORDINARY] = ['2026-04-24', '2026-10-29', '2026-11-23'];
const days = constantFrom(SHORT_DAY, LONG_DAY, ORDINARY);

/** A time in steps of five minutes that begins up to a day before the day or within it. */
const timeOn = (day: string) =>
  tuple(integer({ min: -288, max: 300 }), integer({ min: 1, max: 144 })).map(([from, length]): TimeRange => {
    const start = new Date(startOfDay(day).getTime() + from * 5 * MINUTE);
    return { start, end: new Date(start.getTime() + length * 5 * MINUTE) };
  });

const dayWithTimes = days.chain((day) => tuple(constant(day), array(timeOn(day), { maxLength: 14 })));

const endOf = (day: string) => startOfDay(addDays(day, 1));
const touches = (day: string, { start, end }: TimeRange) => start < endOf(day) && end > startOfDay(day);

test('every minute of a time within a day is on its span, also on the nights on which the clock changes', () => {
  const given = days.chain((day) => tuple(constant(day), timeOn(day)));
  assert(
    property(given, ([day, time]) => {
      const span = spanOn(clockParts(day), time);
      expect(span !== null).toBe(touches(day, time));
      if (span === null) return;
      const first = Math.max(time.start.getTime(), startOfDay(day).getTime());
      const last = Math.min(time.end.getTime(), endOf(day).getTime());
      const minutes: number[] = [];
      for (let at = first; at < last; at += 5 * MINUTE) minutes.push(cairoMinute(new Date(at)));
      expect(span).toEqual({ from: Math.min(...minutes), to: Math.max(...minutes) + 5 });
    }),
    { numRuns: 500 },
  );
});

test('what touches a day stands on it once, in the order of time, large enough, and nothing covers another', () => {
  assert(
    property(dayWithTimes, ([day, times]) => {
      const placed = placeOn(day, times, (time) => time, LEAST);
      expect(new Set(placed.map(({ item }) => item))).toEqual(new Set(times.filter((time) => touches(day, time))));
      expect(placed).toHaveLength(new Set(placed.map(({ item }) => item)).size);
      expect(placed.map(({ from }) => from)).toEqual(placed.map(({ from }) => from).toSorted((a, b) => a - b));
      for (const { from, to, column, columns } of placed) {
        expect(from).toBeGreaterThanOrEqual(0);
        expect(to).toBeLessThanOrEqual(1440);
        expect(to - from).toBeGreaterThanOrEqual(LEAST);
        expect(column).toBeLessThan(columns);
      }
      placed.forEach((one, index) =>
        placed.slice(index + 1).forEach((other) => {
          const overlap = one.from < other.to && other.from < one.to;
          if (!overlap) return;
          expect(other.column).not.toBe(one.column);
          expect(other.columns).toBe(one.columns);
        }),
      );
    }),
    { numRuns: 500 },
  );
});

test('a job over midnight is on both days, and what is alone has the whole width', () => {
  const [late, early] = [cairoInstant(ORDINARY, 1380), cairoInstant(addDays(ORDINARY, 1), 60)];
  if (late === null || early === null) throw new Error('these days have all hours');
  const job = { start: late, end: early };
  const placedOn = (day: string) => placeOn(day, [job], (time) => time, LEAST);
  expect(placedOn(ORDINARY)).toEqual([{ item: job, from: 1380, to: 1440, column: 0, columns: 1 }]);
  expect(placedOn(addDays(ORDINARY, 1))).toEqual([{ item: job, from: 0, to: 60, column: 0, columns: 1 }]);
});

test('a grid shows full hours: all that is on it, and twelve hours at least', () => {
  const spans = array(
    tuple(integer({ min: 0, max: 1439 }), integer({ min: 1, max: 1440 })).map(([from, length]) => ({
      from,
      to: Math.min(from + length, 1440),
    })),
  );
  assert(
    property(spans, (given) => {
      const { from, to } = shownHours(given, 480, 720);
      expect([from % 60, to % 60]).toEqual([0, 0]);
      expect(to - from).toBeGreaterThanOrEqual(720);
      for (const span of given) expect(from <= span.from && span.to <= to).toBe(true);
      expect(from >= 0 && to <= 1440).toBe(true);
    }),
  );
  expect(shownHours([], 480, 720)).toEqual({ from: 480, to: 1200 });
  expect(shownHours([{ from: 555, to: 1020 }], 480, 720)).toEqual({ from: 480, to: 1200 });
  expect(shownHours([{ from: 840, to: 1320 }], 480, 720)).toEqual({ from: 600, to: 1320 });
  expect(shownHours([{ from: 0, to: 1440 }], 480, 720)).toEqual({ from: 0, to: 1440 });
});

test('what is outside some hours is the rest', () => {
  const hours = [
    { from: 540, to: 720 },
    { from: 780, to: 1300 },
  ];
  expect(outside({ from: 480, to: 1200 }, hours)).toEqual([
    { from: 480, to: 540 },
    { from: 720, to: 780 },
  ]);
  expect(outside({ from: 480, to: 1200 }, [])).toEqual([{ from: 480, to: 1200 }]);
});
