import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, cairoDay, cairoMinute, clockParts, startOfDay } from '../market/index.ts';
import { type Calendar, type DayException, FREE_TIME, freeSlots, freeTimesOf, LISTING } from './index.ts';
import { calendarWith } from './testing/calendar.ts';
import { calendarsAround } from './testing/generated-calendars.ts';

const RUNS = 5000;
const PATIENCE_MS = 180_000;
const DAYS = LISTING.days + FREE_TIME.spareDays + 1;
const HALF_HOUR_MS = FREE_TIME.halfHourMinutes * 60_000;
const work = fc.constantFrom(15, 30, 45, 60, 90, 240);
const longer = fc.constantFrom(30, 60, 70, 90, 150, 240, 480, 720, 1500);

/** The half hours in which `freeSlots` has a start, as one text. */
function startsIn(calendar: Calendar, minutes: number, now: Date): string {
  const days = Array.from({ length: DAYS }, (_, ahead) => addDays(cairoDay(now), ahead));
  const bits = days.map((day) => {
    const starts = freeSlots(calendar, day, minutes, now).map(({ start }) => cairoMinute(start));
    const free = new Set(starts.map((minute) => Math.floor(minute / FREE_TIME.halfHourMinutes)));
    return Array.from({ length: FREE_TIME.halfHoursOfDay }, (_, at) => (free.has(at) ? '1' : '0'));
  });
  return bits.flat().join('');
}

/** In which half hours longer work is said to start, half hour by half hour. */
function promised({ starts, halfHours }: { starts: string; halfHours: string }, minutes: number): string {
  const needed = '1'.repeat(Math.ceil(minutes / FREE_TIME.halfHourMinutes));
  return [...starts].map((bit, at) => (halfHours.startsWith(needed, at) ? bit : '0')).join('');
}

const nowOf = (day: string, ahead: number) => new Date(startOfDay(addDays(day, -ahead)).getTime() + 9 * 3_601_000);
const aheads = fc.integer({ min: 0, max: DAYS });

test(
  'the half hours in which work can start are exactly those of the free slots, and longer work never starts where it cannot',
  { timeout: PATIENCE_MS },
  () => {
    const seen = { free: 0, longer: 0 };
    const property = fc.property(
      calendarsAround,
      work,
      longer,
      aheads,
      ({ calendar, day }, shortest, length, ahead) => {
        const now = nowOf(day, ahead);
        const found = freeTimesOf(calendar, shortest, now);
        expect([found.from, found.starts]).toEqual([cairoDay(now), startsIn(calendar, shortest, now)]);
        expect(found.halfHours).toHaveLength(DAYS * FREE_TIME.halfHoursOfDay);
        const minutes = Math.max(shortest, length);
        const bits = promised(found, minutes);
        const free = startsIn(calendar, minutes, now);
        expect([...bits].filter((bit, at) => bit === '1' && free[at] === '0')).toEqual([]);
        seen.free += Number(found.starts.includes('1'));
        seen.longer += Number(bits.includes('1'));
      },
    );
    fc.assert(property, { numRuns: RUNS });
    expect(Math.min(seen.free, seen.longer) / RUNS).toBeGreaterThan(0.2);
  },
);

const rounded = (minute: number) => Math.round(minute / FREE_TIME.halfHourMinutes) * FREE_TIME.halfHourMinutes;
const roundedHours = <Hours extends { from_minute: number; to_minute: number }>(all: readonly Hours[]) =>
  all
    .map((hours) => ({ ...hours, from_minute: rounded(hours.from_minute), to_minute: rounded(hours.to_minute) }))
    .filter(({ from_minute, to_minute }) => from_minute < to_minute);
const roundedInstant = (at: Date) => new Date(Math.round(at.getTime() / HALF_HOUR_MS) * HALF_HOUR_MS);

/** The same calendar with hours, steps and busy times at half hours. */
const onHalfHours = (calendar: Calendar): Calendar => ({
  ...calendar,
  weekly: roundedHours(calendar.weekly),
  templates: calendar.templates.map((template) => ({ ...template, hours: roundedHours(template.hours) })),
  exceptions: calendar.exceptions.flatMap((each): DayException[] =>
    each.kind === 'off' ? [each] : roundedHours([each]),
  ),
  busy: calendar.busy
    .map(({ start, end }) => ({ start: roundedInstant(start), end: roundedInstant(end) }))
    .filter(({ start, end }) => start < end),
  stepMinutes: Math.max(calendar.stepMinutes, FREE_TIME.halfHourMinutes),
});

test(
  'longer work is said to start wherever it can, if all begins and ends at half hours and the clock does not change',
  { timeout: PATIENCE_MS },
  () => {
    const property = fc.property(
      calendarsAround,
      work,
      longer,
      aheads,
      ({ calendar, day }, shortest, length, ahead) => {
        const now = nowOf(day, ahead);
        const given = onHalfHours(calendar);
        const minutes = rounded(Math.max(shortest, length));
        const bits = promised(freeTimesOf(given, Math.min(shortest, minutes), now), minutes);
        const free = startsIn(given, minutes, now);
        const perDay = FREE_TIME.halfHoursOfDay;
        for (let at = 0; at <= LISTING.days; at += 1) {
          const days = [0, 1, 2].map((more) => addDays(cairoDay(now), at + more));
          if (days.every((each) => clockParts(each).length === 1 && clockParts(each)[0]?.from_minute === 0))
            expect(bits.slice(at * perDay, (at + 1) * perDay)).toBe(free.slice(at * perDay, (at + 1) * perDay));
        }
      },
    );
    fc.assert(property, { numRuns: RUNS / 5 });
  },
);

test('the hour that the clock skips is not free, and one that it shows twice is free if it is so both times', () => {
  const weekly = Array.from({ length: 7 }, (_, weekday) => ({ weekday, from_minute: 0, to_minute: 1440 }));
  const always = calendarWith({ weekly, noticeMinutes: 0, bufferMinutes: 0 });
  const skipped = freeTimesOf(always, 30, startOfDay('2026-04-24'));
  expect([skipped.starts.slice(0, 4), skipped.halfHours.slice(0, 4)]).toEqual(['0011', '0011']);
  const second = new Date(startOfDay('2026-10-29').getTime() + 24 * 3_600_000);
  const busy = [{ start: second, end: new Date(second.getTime() + 1000) }];
  const twice = freeTimesOf({ ...always, busy }, 30, startOfDay('2026-10-29'));
  expect([twice.starts.slice(44, 48), twice.halfHours.slice(44, 48)]).toEqual(['1111', '1101']);
});
