import { addDays, cairoDay, clockParts, type Day, DAY_MINUTES, startOfDay } from '../market/index.ts';
import { FREE_TIME, LISTING } from './limits.ts';
import { type Calendar, freeOf, freeSlots } from './slots.ts';
import { after } from './times.ts';

const MINUTE_MS = 60_000;
const { halfHourMinutes, halfHoursOfDay, spareDays } = FREE_TIME;

/**
 * When somebody is free, as lists and searches need it. The texts have a 1 or a 0 for each half hour of Cairo's clock
 * of some days: 48 for each day, also for one that has 23 or 25 hours.
 */
export interface FreeTimes {
  /** The earliest start of the work in the days that count for lists; null if nothing is free in them. */
  next: Date | null;
  from: Day;
  /** In which half hours the work can start: exactly those of `freeSlots`. */
  starts: string;
  /**
   * Half hours that are free for a part of longer work. It can start where the work can, and where as many half hours
   * in a row are free as it takes: never elsewhere, and everywhere if hours, steps and what is taken begin and end at
   * half hours. Only at a change of the clock it may be missed.
   */
  halfHours: string;
}

export function freeTimesOf(calendar: Calendar, durationMinutes: number, now: Date): FreeTimes {
  const from = cairoDay(now);
  const found: FreeTimes = { next: null, from, starts: '', halfHours: '' };
  for (let ahead = 0; ahead <= LISTING.days + spareDays; ahead += 1) {
    const day = addDays(from, ahead);
    const ofDay = { ...calendar, busy: busyAround(calendar, day, durationMinutes) };
    const starts = freeSlots(ofDay, day, durationMinutes, now).map(({ start }) => start);
    if (ahead <= LISTING.days) found.next ??= starts[0] ?? null;
    found.starts += bitsOf(halfHoursWith(starts, day));
    found.halfHours += bitsOf(freeHalfHours(ofDay, day, now));
  }
  return found;
}

/** What may be in the way of work that starts on a day. */
function busyAround({ busy, bufferMinutes }: Calendar, day: Day, durationMinutes: number) {
  const from = clockParts(day)[0]?.start.getTime() ?? 0;
  const to = from + (2 * DAY_MINUTES + durationMinutes + bufferMinutes) * MINUTE_MS;
  return busy.filter(({ start, end }) => end.getTime() > from && start.getTime() < to);
}

const bitsOf = (set: ReadonlySet<number>) =>
  Array.from({ length: halfHoursOfDay }, (_, at) => (set.has(at) ? '1' : '0')).join('');

/** An instant at a half hour of the clock, which has 0 to 47; one that it shows twice has two. */
const halfHoursOn = (day: Day) =>
  clockParts(day).flatMap(({ from_minute, to_minute, start }) =>
    Array.from({ length: (to_minute - from_minute) / halfHourMinutes }, (_, at) => ({
      halfHour: from_minute / halfHourMinutes + at,
      start: after(start, at * halfHourMinutes * MINUTE_MS),
    })),
  );

/** The half hours of a day in which there is one of these instants. */
function halfHoursWith(instants: readonly Date[], day: Day): Set<number> {
  const all = halfHoursOn(day);
  const first = all[0]?.start.getTime() ?? 0;
  const at = instants.map((instant) => Math.floor((instant.getTime() - first) / MINUTE_MS / halfHourMinutes));
  return new Set(at.flatMap((index) => all[index]?.halfHour ?? []));
}

/** The half hours of a day that are free; of those that the clock shows twice, who is free both times. */
function freeHalfHours(calendar: Calendar, day: Day, now: Date): Set<number> {
  const all = halfHoursOn(day);
  // Where work may start between half hours, the next one has to be free, too.
  const minutes = startsBetweenHalfHours(calendar) ? 2 * halfHourMinutes : halfHourMinutes;
  // Work of the last day that can be booked may end on the next.
  const endless = { ...calendar, horizonDays: calendar.horizonDays + LISTING.days };
  const starts = all.map(({ start }) => start);
  const free = new Set(freeOf(starts, endless, day, minutes, now).map(({ start }) => start.getTime()));
  const taken = new Set(all.filter(({ start }) => !free.has(start.getTime())).map(({ halfHour }) => halfHour));
  return new Set(all.map(({ halfHour }) => halfHour).filter((halfHour) => !taken.has(halfHour)));
}

function startsBetweenHalfHours({ weekly, templates, exceptions }: Calendar): boolean {
  const hours = [...weekly, ...templates.flatMap((template) => template.hours), ...exceptions];
  return hours.some((each) => 'from_minute' in each && each.from_minute % halfHourMinutes > 0);
}

/**
 * When time alone changes what `freeTimesOf` returns: the start is too near to be booked, or another day counts. Where
 * nothing is free, that is so from midnight on; else after a part of the next day (0 to 1), so that not all providers
 * are found again at once.
 */
export function nextFreeChangesAt(start: Date | null, noticeMinutes: number, now: Date, partOfDay: number): Date {
  const tomorrow = startOfDay(addDays(cairoDay(now), 1));
  if (start === null) return tomorrow;
  const tooNear = after(start, 1 - noticeMinutes * MINUTE_MS);
  const later = after(tomorrow, Math.floor(partOfDay * DAY_MINUTES) * MINUTE_MS);
  return tooNear < later ? tooNear : later;
}
