/** The market's zone. Its summer time comes from the platform's zone database, never from a fixed offset. */
export const MARKET_ZONE = 'Africa/Cairo';

/** The minutes of a day's clock; this one is the midnight at its end. */
export const DAY_MINUTES = 24 * 60;

/** A day of Cairo's calendar: "2026-11-21". */
export type Day = string;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const clock = new Intl.DateTimeFormat('en-US', {
  timeZone: MARKET_ZONE,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
});

/** The date and time in Cairo at an instant, as the UTC timestamp with the same digits. */
function wallClock(at: Date): number {
  // Like "11/26/2026, 04:27".
  const [month = 1, day, year = 0, hour, minute] = clock.format(at).split(/\D+/).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute);
}

const dayOf = (utc: number): Day => new Date(utc).toISOString().slice(0, 10);
const midnight = (day: Day) => Date.parse(`${day}T00:00:00Z`);

/** The day in Cairo at an instant. */
export function cairoDay(at: Date): Day {
  return dayOf(wallClock(at));
}

/** The time of day in Cairo at an instant, in minutes since midnight. */
export function cairoMinute(at: Date): number {
  return Math.floor((wallClock(at) % DAY_MS) / MINUTE_MS);
}

/**
 * The instant of a minute (0–1440) of a day in Cairo. When summer time begins, a skipped minute is null. When it ends,
 * a repeated minute is the first of the two instants.
 */
export function cairoInstant(day: Day, minute: number): Date | null {
  const wanted = midnight(day) + minute * MINUTE_MS;
  for (const hours of [3, 2]) {
    const at = new Date(wanted - hours * 60 * MINUTE_MS);
    if (wallClock(at) === wanted) return at;
  }
  return null;
}

/** The first instant of a day in Cairo. */
export function startOfDay(day: Day): Date {
  return cairoInstant(day, 0) ?? new Date(midnight(day) - 2 * 60 * MINUTE_MS);
}

/** Minutes of the clock between two changes of it, and the instant of the first of them. */
export interface ClockPart {
  from_minute: number;
  to_minute: number;
  start: Date;
}

/**
 * The parts of a day in Cairo: usually one. The first hour is missing when summer time begins; the last one is there a
 * second time when it ends. Clocks change at full hours.
 */
export function clockParts(day: Day): readonly Readonly<ClockPart>[] {
  const parts = knownParts.get(day) ?? findParts(day);
  // Calendars ask for the same days again and again, and the platform takes long for each.
  if (knownParts.size >= MOST_KNOWN) knownParts.clear();
  knownParts.set(day, parts);
  return parts;
}

const MOST_KNOWN = 2000;
const knownParts = new Map<Day, readonly Readonly<ClockPart>[]>();

function findParts(day: Day): ClockPart[] {
  const [start, end] = [startOfDay(day), startOfDay(addDays(day, 1))];
  if (end.getTime() - start.getTime() === DAY_MS) return [{ from_minute: 0, to_minute: DAY_MS / MINUTE_MS, start }];
  const parts: ClockPart[] = [];
  for (let at = start; at < end; at = new Date(at.getTime() + HOUR_MS)) {
    const minute = cairoMinute(at);
    const last = parts.at(-1);
    if (last?.to_minute === minute) last.to_minute += HOUR_MS / MINUTE_MS;
    else parts.push({ from_minute: minute, to_minute: minute + HOUR_MS / MINUTE_MS, start: at });
  }
  return parts;
}

/** Minutes of a day that its clock skips, or shows twice. */
export interface ClockChange {
  kind: 'skipped' | 'repeated';
  from_minute: number;
  to_minute: number;
}

/** What summer time does to a day in Cairo as it begins or ends; null on all other days. */
export function clockChange(day: Day): ClockChange | null {
  const [first, second] = clockParts(day);
  if (first !== undefined && first.from_minute > 0)
    return { kind: 'skipped', from_minute: 0, to_minute: first.from_minute };
  return second === undefined
    ? null
    : { kind: 'repeated', from_minute: second.from_minute, to_minute: second.to_minute };
}

/** The day `days` days after another, by the calendar; before it if `days` is negative. */
export function addDays(day: Day, days: number): Day {
  return dayOf(midnight(day) + days * DAY_MS);
}

/** The Sunday with which the week of a day begins. 9.17 */
export function weekOf(day: Day): Day {
  return addDays(day, -weekdayOf(day));
}

/** The weekday of a day: 0 is Sunday, the first day of the week. 9.17 */
export function weekdayOf(day: Day): number {
  return new Date(midnight(day)).getUTCDay();
}
