import { CALENDAR } from '@hirfa/domain/bookings';
import { addDays, weekdayOf } from '@hirfa/domain/market';
import { assert, constantFrom, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { calendarPlace, CALENDAR_VIEWS, dayBeside, weeksOf } from './calendar-place.ts';

test('an address names a view and a day; anything else is left out', () => {
  expect(calendarPlace({ view: 'month', day: '2026-11-23' })).toEqual({ view: 'month', day: '2026-11-23' });
  const days = ['2026-02-30', '2026-11-3', '0001-01-01', '9999-12-31', 20261123, ['2026-11-23'], '', null];
  for (const day of days) expect(calendarPlace({ view: 'year', day })).toEqual({});
});

test('a view reads whole weeks from Sunday with its day in them, and the next view leads back', () => {
  const days = integer({ min: 50, max: 36_000 }).map((number) => addDays(CALENDAR.first, number));
  assert(
    property(constantFrom(...CALENDAR_VIEWS), days, (view, day) => {
      const { from, days: count } = weeksOf(view, day);
      expect([weekdayOf(from), count % 7]).toEqual([0, 0]);
      expect(from <= day && day < addDays(from, count)).toBe(true);
      expect(count).toBeLessThanOrEqual(CALENDAR.days);
      const back = dayBeside(view, dayBeside(view, day, 1), -1);
      expect(back).toBe(view === 'month' ? `${day.slice(0, 7)}-01` : day);
      expect(weeksOf(view, back)).toEqual({ from, days: count });
    }),
  );
  expect(weeksOf('month', '2026-02-11')).toEqual({ from: '2026-02-01', days: 28 });
  expect(weeksOf('month', '2026-08-11')).toEqual({ from: '2026-07-26', days: 42 });
});
