import { FREE_TIME, LISTING } from '@hirfa/domain/bookings';
import { addDays, cairoDay, cairoMinute, type Day } from '@hirfa/domain/market';
import { DAY_PARTS, type DayPart } from '@hirfa/domain/search';

const { halfHoursOfDay, halfHourMinutes } = FREE_TIME;
const ALL_DAY = '1'.repeat(halfHoursOfDay);
const NO_TIME = '0'.repeat(halfHoursOfDay);

/** The number of the listed days, of which the first is today. */
export const LISTED_DAYS = LISTING.days + 1;

export const listedDays = (now: Date): Day[] =>
  Array.from({ length: LISTED_DAYS }, (_, ahead) => addDays(cairoDay(now), ahead));

/** The half hours of a day that belong to a part of it, as bits. */
export function bitsOfPart(part: DayPart | undefined): string {
  if (part === undefined) return ALL_DAY;
  const [from, to] = [DAY_PARTS[part].from_minute / halfHourMinutes, DAY_PARTS[part].to_minute / halfHourMinutes];
  return [...ALL_DAY].map((_, at) => (from <= at && at < to ? '1' : '0')).join('');
}

/** The half hours of all listed days in which work may start, as bits; for any, undefined. */
export function bitsOfWindow(day: Day | undefined, part: DayPart | undefined, now: Date): string | undefined {
  if (day === undefined && part === undefined) return undefined;
  return listedDays(now)
    .map((each) => (day === undefined || each === day ? bitsOfPart(part) : NO_TIME))
    .join('');
}

/** The half hour of the listed days with this start, as bits; undefined for a later one. */
export function bitsOfStart(start: Date, now: Date): string | undefined {
  const days = listedDays(now);
  const at = Math.floor(cairoMinute(start) / halfHourMinutes);
  if (!days.includes(cairoDay(start))) return undefined;
  const bits = NO_TIME.slice(0, at) + '1' + NO_TIME.slice(at + 1);
  return days.map((day) => (day === cairoDay(start) ? bits : NO_TIME)).join('');
}
