import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, cairoDay, DAY_MINUTES, startOfDay } from '../market/index.ts';
import { type Calendar, freeSlots, freeTimesOf, LISTING, nextFreeChangesAt } from './index.ts';
import { calendarWith } from './testing/calendar.ts';

const NOW = new Date('2026-11-21T09:00:00.000Z');
const TODAY = cairoDay(NOW);
const MINUTE_MS = 60_000;
const saturdays = [{ weekday: 6, from_minute: 9 * 60, to_minute: 17 * 60 }];
const calendar = (given: Partial<Calendar> = {}) => calendarWith({ weekly: saturdays, ...given });
const nextStart = (given: Calendar, minutes: number, now: Date) => freeTimesOf(given, minutes, now).next;
const off = (...ahead: number[]) => ahead.map((days) => ({ day: addDays(TODAY, days), kind: 'off' as const }));

test('the next free start is today after the notice, else on the first day with a free slot, up to 14 days ahead', () => {
  // Saturday, 11:00 in Cairo.
  expect(nextStart(calendar(), 60, NOW)?.toISOString()).toBe('2026-11-21T11:00:00.000Z');
  expect(nextStart(calendar({ exceptions: off(0) }), 60, NOW)?.toISOString()).toBe('2026-11-28T07:00:00.000Z');
  const last = nextStart(calendar({ exceptions: off(0, 7) }), 60, NOW);
  expect(last?.toISOString()).toBe('2026-12-05T07:00:00.000Z');
  expect(nextStart(calendar({ exceptions: off(0, 7, 14) }), 60, NOW)).toBeNull();
  expect(nextStart(calendar({ exceptions: off(0, 7), horizonDays: 13 }), 60, NOW)).toBeNull();
  expect(nextStart(calendar({ weekly: [] }), 60, NOW)).toBeNull();
  expect(nextStart(calendar(), 9 * 60, NOW)).toBeNull();
});

const minute = fc.integer({ min: 0, max: 95 }).map((quarter) => quarter * 15);
const hours = fc
  .tuple(fc.integer({ min: 0, max: 6 }), minute, fc.integer({ min: 1, max: 40 }))
  .map(([weekday, from_minute, quarters]) => ({
    weekday,
    from_minute,
    to_minute: Math.min(from_minute + quarters * 15, DAY_MINUTES),
  }));
const taken = fc
  .tuple(fc.integer({ min: -1000, max: 21 * DAY_MINUTES }), fc.integer({ min: 1, max: 4 * DAY_MINUTES }))
  .map(([from, length]) => ({
    start: new Date(NOW.getTime() + from * MINUTE_MS),
    end: new Date(NOW.getTime() + (from + length) * MINUTE_MS),
  }));
const calendars = fc.record({
  weekly: fc.array(hours, { maxLength: 4 }),
  templates: fc.constant([]),
  exceptions: fc.array(fc.integer({ min: 0, max: 15 }), { maxLength: 6 }).map((days) => off(...days)),
  busy: fc.array(taken, { maxLength: 8 }),
  noticeMinutes: fc.constantFrom(0, 120, 3 * DAY_MINUTES, 14 * DAY_MINUTES),
  horizonDays: fc.integer({ min: 1, max: 60 }),
  stepMinutes: fc.constantFrom(15, 30, 60),
  bufferMinutes: fc.constantFrom(0, 30, 240),
});
const work = fc.constantFrom(30, 60, 90, 240, 720);

test('the next free start is the first of all free slots of these days, and stays so until time changes it', () => {
  fc.assert(
    fc.property(
      calendars,
      work,
      fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      (given, minutes, partOfDay) => {
        const days = Array.from({ length: LISTING.days + 1 }, (_, ahead) => addDays(TODAY, ahead));
        const starts = days.flatMap((day) => freeSlots(given, day, minutes, NOW).map(({ start }) => start.getTime()));
        const found = nextStart(given, minutes, NOW);
        expect(found?.getTime() ?? null).toBe(starts.length === 0 ? null : Math.min(...starts));
        const changesAt = nextFreeChangesAt(found, given.noticeMinutes, NOW, partOfDay);
        const tomorrow = startOfDay(addDays(TODAY, 1));
        expect(changesAt > NOW && changesAt < startOfDay(addDays(TODAY, 2))).toBe(true);
        const before = new Date(changesAt.getTime() - 1);
        if (cairoDay(before) === TODAY || found !== null)
          expect(nextStart(given, minutes, before)?.getTime()).toBe(found?.getTime());
        if (found !== null && changesAt < tomorrow)
          expect(nextStart(given, minutes, changesAt)?.getTime()).not.toBe(found.getTime());
      },
    ),
    { numRuns: 500 },
  );
});

test('where nothing is free, the next day counts from its beginning in Cairo on', () => {
  expect(nextFreeChangesAt(null, 120, NOW, 0.5)).toEqual(startOfDay(addDays(TODAY, 1)));
});

test('free time of a later day is found again in the next day, not of all providers at once', () => {
  const start = startOfDay(addDays(TODAY, 9));
  const tomorrow = startOfDay(addDays(TODAY, 1));
  expect(nextFreeChangesAt(start, 120, NOW, 0)).toEqual(tomorrow);
  expect(nextFreeChangesAt(start, 120, NOW, 0.25)).toEqual(new Date(tomorrow.getTime() + 6 * 60 * MINUTE_MS));
});

test('work that is shorter, or is not travelled to, is not free later than other work', () => {
  fc.assert(
    fc.property(calendars, work, work, (given, one, other) => {
      const later = nextStart(given, Math.max(one, other), NOW);
      const sooner = nextStart({ ...given, bufferMinutes: 0 }, Math.min(one, other), NOW);
      if (later !== null) expect(Number(sooner)).toBeLessThanOrEqual(later.getTime());
    }),
    { numRuns: 300 },
  );
});
