import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, cairoDay, cairoInstant, clockChange, startOfDay, weekdayOf, weekOf } from './index.ts';

const minute = 60_000;
const instants = fc
  .integer({ min: Date.UTC(2023, 0) / minute, max: Date.UTC(2032, 0) / minute })
  .map((at) => new Date(at * minute));

test('an instant is found again from its day and minute in Cairo, except in the repeated hour', () => {
  fc.assert(
    fc.property(instants, (at) => {
      const day = cairoDay(at);
      const shown = Array.from({ length: 1440 }, (_, m) => m).find(
        (m) => cairoInstant(day, m)?.getTime() === at.getTime(),
      );
      if (shown === undefined) expect(cairoInstant(day, 23 * 60)).not.toBeNull();
      else expect(cairoDay(cairoInstant(day, shown) ?? at)).toBe(day);
    }),
    { numRuns: 50 },
  );
});

test('summer time begins and ends on the dates of Egypt', () => {
  expect(cairoInstant('2026-11-21', 600)?.toISOString()).toBe('2026-11-21T08:00:00.000Z');
  expect(cairoInstant('2026-07-01', 600)?.toISOString()).toBe('2026-07-01T07:00:00.000Z');
  // The last Friday of April skips its first hour; the last Thursday of October repeats its last hour.
  expect(cairoInstant('2026-04-24', 30)).toBeNull();
  expect(startOfDay('2026-04-24').toISOString()).toBe('2026-04-23T22:00:00.000Z');
  expect(cairoDay(startOfDay('2026-04-24'))).toBe('2026-04-24');
  expect(cairoInstant('2026-10-29', 23 * 60 + 30)?.toISOString()).toBe('2026-10-29T20:30:00.000Z');
  expect(startOfDay('2026-10-30').toISOString()).toBe('2026-10-29T22:00:00.000Z');
  expect(clockChange('2026-04-24')).toEqual({ kind: 'skipped', from_minute: 0, to_minute: 60 });
  expect(clockChange('2026-10-29')).toEqual({ kind: 'repeated', from_minute: 1380, to_minute: 1440 });
  expect(clockChange('2026-10-30')).toBeNull();
});

test('days are added by the calendar', () => {
  expect([addDays('2026-10-30', 1), addDays('2026-03-01', -1), addDays('2024-02-28', 1)]).toEqual([
    '2026-10-31',
    '2026-02-28',
    '2024-02-29',
  ]);
  expect([weekdayOf('2026-11-21'), weekdayOf('2026-11-22')]).toEqual([6, 0]);
});

test('a week begins on Sunday in Cairo, also in the weeks of the summer-time changes', () => {
  const hoursOf = (sunday: string) =>
    (startOfDay(addDays(sunday, 7)).getTime() - startOfDay(sunday).getTime()) / (60 * minute);
  expect([weekOf('2026-11-22'), weekOf('2026-11-28'), weekOf('2027-01-01')]).toEqual([
    '2026-11-22',
    '2026-11-22',
    '2026-12-27',
  ]);
  expect([hoursOf('2026-04-19'), hoursOf('2026-10-25'), hoursOf('2026-11-22')]).toEqual([167, 169, 168]);
  fc.assert(
    fc.property(instants, (at) => {
      const day = cairoDay(at);
      const sunday = weekOf(day);
      expect(weekdayOf(sunday)).toBe(0);
      expect(startOfDay(sunday) <= at && at < startOfDay(addDays(sunday, 7))).toBe(true);
    }),
  );
});
