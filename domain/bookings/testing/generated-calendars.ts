import * as fc from 'fast-check';
import { expect } from 'vitest';
import { type Calendar, freeSlots, isFreeSlot, type TimeRange } from '../index.ts';

const MINUTE = 60_000;
const DAY_MINUTES = 1440;
const HOUR = 60;
/** Summer time begins with the last Friday of April, and ends with the last Thursday of October. */
const BEGINS = ['2026-04-24', '2027-04-30', '2028-04-28'];
const ENDS = ['2026-10-29', '2027-10-28', '2028-10-26'];

const minuteOf = (day: string, minute = 0) => Date.parse(`${day}T00:00:00Z`) / MINUTE + minute;
const addDays = (day: string, days: number) => dayOf(minuteOf(day, days * DAY_MINUTES));
const dayOf = (minute: number) => new Date(minute * MINUTE).toISOString().slice(0, 10);

const BEGIN_AT = BEGINS.map((day) => minuteOf(day, -2 * HOUR));
const ENDS_AT = ENDS.map((day) => minuteOf(day, 21 * HOUR));

/** The clock in Cairo at a minute of UTC, as the minute of UTC with the same digits; by law, not by the platform. */
function clockAt(minute: number): number {
  const isSummer = BEGIN_AT.some((begin, year) => minute >= begin && minute < (ENDS_AT[year] ?? 0));
  return minute + (isSummer ? 3 : 2) * HOUR;
}

/** The hours of a day of Cairo's calendar, given as the minute of the clock at which it begins. */
function rangesOn({ weekly, templates, exceptions }: Calendar, midnight: number) {
  const day = dayOf(midnight);
  const weekday = new Date(midnight * MINUTE).getUTCDay();
  const ranges: { from_minute: number; to_minute: number }[] = [];
  let ordinary = weekly;
  for (const template of templates)
    if (day >= template.first_day && day <= template.last_day) ordinary = template.hours;
  let isClosed = false;
  for (const exception of exceptions)
    if (exception.day === day) {
      if (exception.kind === 'off') isClosed = true;
      else ranges.push(exception);
    }
  if (!isClosed) for (const hours of ordinary) if (hours.weekday === weekday) ranges.push(hours);
  return ranges;
}

/** Whether the provider works in each minute of Cairo's clock, and whether a slot may start in it. */
function clockOf(calendar: Calendar) {
  const known = new Map<number, { works: boolean; isStep: boolean }[]>();
  return (clock: number) => {
    const midnight = clock - (clock % DAY_MINUTES);
    const ranges = known.has(midnight) ? [] : rangesOn(calendar, midnight);
    const minutesOfDay =
      known.get(midnight) ??
      Array.from({ length: DAY_MINUTES }, (_, minute) => {
        const mine = ranges.filter(({ from_minute, to_minute }) => from_minute <= minute && minute < to_minute);
        const isStep = mine.some(({ from_minute }) => (minute - from_minute) % calendar.stepMinutes === 0);
        return { works: mine.length > 0, isStep };
      });
    known.set(midnight, minutesOfDay);
    return minutesOfDay[clock % DAY_MINUTES] ?? { works: false, isStep: false };
  };
}

/** The starts of the free slots of a day, found minute by minute. */
function slowStarts(calendar: Calendar, day: string, duration: number, now: Date): number[] {
  const lastDay = addDays(dayOf(clockAt(Math.floor(now.getTime() / MINUTE))), calendar.horizonDays);
  if (day > lastDay) return [];
  const at = clockOf(calendar);
  const midnight = minuteOf(day);
  const shown = new Set<number>();
  const starts: number[] = [];
  for (let start = midnight - 4 * HOUR; start < midnight + 24 * HOUR; start += 1) {
    const clock = clockAt(start);
    if (clock < midnight || clock >= midnight + DAY_MINUTES || shown.has(clock)) continue;
    shown.add(clock);
    if (!at(clock).isStep || start * MINUTE < now.getTime() + calendar.noticeMinutes * MINUTE) continue;
    let isFree = true;
    for (let minute = start; minute < start + duration; minute += 1) if (!at(clockAt(minute)).works) isFree = false;
    for (let minute = start; isFree && minute < start + duration + calendar.bufferMinutes; minute += 1)
      if (isTaken(calendar.busy, minute)) isFree = false;
    if (isFree) starts.push(start);
  }
  return starts;
}

function isTaken(busy: readonly TimeRange[], minute: number): boolean {
  return busy.some(({ start, end }) => start.getTime() < (minute + 1) * MINUTE && end.getTime() > minute * MINUTE);
}

/** A day from three days before a change of the clock to three days after it, or an ordinary one. */
const days = fc
  .tuple(fc.constantFrom(...BEGINS, ...ENDS, '2026-11-21', '2027-02-14', '2028-07-07'), fc.integer({ min: -3, max: 3 }))
  .map(([day, by]) => addDays(day, by));

/** Full, half and odd minutes; midnight often, where most mistakes would be. */
const minutes = fc.oneof(
  { weight: 5, arbitrary: fc.integer({ min: 0, max: 96 }).map((quarter) => quarter * 15) },
  { weight: 1, arbitrary: fc.integer({ min: 0, max: DAY_MINUTES }) },
  { weight: 2, arbitrary: fc.constantFrom(0, HOUR, 23 * HOUR, DAY_MINUTES) },
);
const hours = fc
  .tuple(minutes, minutes)
  .filter(([one, other]) => one !== other)
  .map(([one, other]) => ({ from_minute: Math.min(one, other), to_minute: Math.max(one, other) }));
const week = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 6 }), hours), { maxLength: 14 })
  .map((ranges) => ranges.map(([weekday, range]) => ({ ...range, weekday })));
/** The day that is asked for, or one near to it. */
const near = (day: string, by: number) => fc.integer({ min: -by, max: by }).map((days) => addDays(day, days));

const template = (day: string) =>
  fc.record({ one: near(day, 4), other: near(day, 4), hours: week }).map(({ one, other, ...rest }) => ({
    ...rest,
    first_day: one < other ? one : other,
    last_day: one < other ? other : one,
  }));

const exception = (day: string) =>
  fc.oneof(
    near(day, 2).map((off) => ({ day: off, kind: 'off' as const })),
    fc.tuple(near(day, 2), hours).map(([extra, range]) => ({ day: extra, kind: 'hours' as const, ...range })),
  );

/** Bookings in whole minutes and imported times to the second. */
const busy = (day: string) =>
  fc.array(
    fc
      .record({
        at: fc.integer({ min: -DAY_MINUTES, max: 3 * DAY_MINUTES }),
        second: fc.constantFrom(0, 0, 0, 29),
        length: fc.integer({ min: 1, max: 400 }),
      })
      .map(({ at, second, length }) => {
        const start = minuteOf(day, at) * MINUTE + second * 1000;
        return { start: new Date(start), end: new Date(start + length * MINUTE) };
      }),
    { maxLength: 8 },
  );

/** A day, and a calendar in which much happens around it. */
export const calendarsAround = days.chain((day) =>
  fc.record({
    day: fc.constant(day),
    calendar: fc.record({
      weekly: week,
      // The database refuses templates that overlap.
      templates: fc.array(template(day), { maxLength: 1 }),
      exceptions: fc.array(exception(day), { maxLength: 4 }),
      busy: busy(day),
      noticeMinutes: fc.constantFrom(0, 60, 120, 1440),
      horizonDays: fc.constantFrom(1, 7, 30, 60),
      stepMinutes: fc.constantFrom(15, 30, 60),
      bufferMinutes: fc.constantFrom(0, 15, 30, 240),
    }),
  }),
);

const cases = calendarsAround.chain((given) =>
  fc.record({
    day: fc.constant(given.day),
    calendar: fc.constant(given.calendar),
    duration: fc.constantFrom(15, 45, 60, 90, 120, 240, 480, 720),
    /** Most are asked for some days before, some on the day itself or beyond the horizon. */
    ahead: fc.oneof(fc.integer({ min: 0, max: 3 * DAY_MINUTES }), fc.integer({ min: 0, max: 70 * DAY_MINUTES })),
    /** In minutes of UTC from midnight: within the day in Cairo, also in winter. */
    tried: fc.array(
      fc.integer({ min: -8, max: 83 }).map((quarter) => quarter * 15),
      { minLength: 3, maxLength: 3 },
    ),
  }),
);

/** Compares the free slots of so many generated calendars with a slow reference, minute by minute. */
export function compareCalendars(numRuns: number): void {
  let offered = 0;
  const property = fc.property(cases, ({ calendar, day, duration, ahead, tried }) => {
    const now = new Date((minuteOf(day, 12 * HOUR) - ahead) * MINUTE);
    const starts = slowStarts(calendar, day, duration, now);
    offered += starts.length;
    const slots = freeSlots(calendar, day, duration, now);
    expect(slots.map(({ start }) => start.getTime() / MINUTE)).toEqual(starts);
    for (const { start, end } of slots) expect(end.getTime() - start.getTime()).toBe(duration * MINUTE);
    for (const minute of [...starts.slice(-1), ...tried.map((each) => minuteOf(day, each))]) {
      const slot = { start: new Date(minute * MINUTE), end: new Date((minute + duration) * MINUTE) };
      expect(isFreeSlot(calendar, slot, now)).toBe(starts.includes(minute));
    }
  });
  fc.assert(property, { numRuns });
  // The generated calendars are not empty.
  expect(offered / numRuns).toBeGreaterThan(2);
}
