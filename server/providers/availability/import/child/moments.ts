import type { Line } from './content-lines.ts';
import { DAY_MS, type WallTime, wallTime, type Zone } from './wall-clock.ts';
import { CAIRO, UTC, type Zones } from './zones.ts';

/** A time in a zone, or a day, which is one of Cairo. */
export interface Moment {
  wall: WallTime;
  zone: Zone;
  isDay: boolean;
  /** Its zone has a name that nobody knows. */
  isGuess: boolean;
}

/** So many days of the calendar, and then so many milliseconds. */
export interface Length {
  days: number;
  ms: number;
}

/** A value that is not what its property has to have. */
export class OddValue extends Error {}

const TIME = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z)?)?$/i;
const LENGTH = /^([+-])?P(?=[\dT])(?:(\d+)W)?(?:(\d+)D)?(?:T(?=\d)(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/i;
/** Longer ones end after everything that is asked for, too. */
const MAX_DAYS = 36_525;

export function readMoment(value: string, { parameters }: Pick<Line, 'parameters'>, zones: Zones): Moment {
  const [, year, month, day, hour, minute, second, isUtc] = TIME.exec(value.trim()) ?? [];
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  const date = wallTime(y, m, d);
  const hours = [hour, minute, second].map((each = '0') => Number(each)) as [number, number, number];
  const isReal = y >= 1 && new Date(date).getUTCMonth() === m - 1 && new Date(date).getUTCDate() === d;
  if (!isReal || hours[0] > 24 || hours[1] > 59 || hours[2] > 60) throw new OddValue(value);
  const isDay = hour === undefined || parameters.get('VALUE')?.toUpperCase() === 'DATE';
  if (isDay) return { wall: date, zone: CAIRO, isDay, isGuess: false };
  const wall = wallTime(y, m, d, ...hours);
  if (isUtc !== undefined) return { wall, zone: UTC, isDay, isGuess: false };
  return { wall, isDay, ...zones(parameters.get('TZID')) };
}

export function readLength(value: string): Length {
  const [match, sign, ...given] = LENGTH.exec(value.trim()) ?? [];
  if (match === undefined || sign === '-') throw new OddValue(value);
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = given.map((each = '0') =>
    Math.min(Number(each), MAX_DAYS * 86_400),
  );
  return {
    days: Math.min(weeks * 7 + days, MAX_DAYS),
    ms: Math.min((hours * 3600 + minutes * 60 + seconds) * 1000, MAX_DAYS * DAY_MS),
  };
}

export interface Period {
  start: Moment;
  length: Length;
}

/** "start/end" or "start/length"; an end before the start is an odd value. */
export function readPeriod(value: string, line: Line, zones: Zones): Period {
  const [start = '', end = ''] = value.split('/');
  const from = readMoment(start, line, zones);
  return {
    start: from,
    length: /^[+-]?P/i.test(end.trim()) ? readLength(end) : until(from, readMoment(end, line, zones)),
  };
}

/** The day that its clock shows, as a number. */
export const dayOf = ({ wall }: Moment) => Math.floor(wall / DAY_MS);

export const instantOf = ({ zone, wall }: Moment) => zone.instantOf(wall);

/** From a start to an end; throws if it ends before. Programs write the last day, or the one after it. */
export function until(start: Moment, end: Moment): Length {
  const days = (end.wall - start.wall) / DAY_MS;
  if (start.isDay && end.isDay) {
    if (days < 0) throw new OddValue();
    return { days: Math.max(days, 1), ms: 0 };
  }
  const isSameDay = end.isDay && days <= 0;
  const ms = instantOf(isSameDay ? { ...end, wall: end.wall + DAY_MS } : end) - instantOf(start);
  if (ms < 0) throw new OddValue();
  return { days: 0, ms };
}

/** When something of this length ends that begins so. */
export function endOf({ zone, wall }: Moment, { days, ms }: Length): number {
  return zone.instantOf(wall + days * DAY_MS) + ms;
}
