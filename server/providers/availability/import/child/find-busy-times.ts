import ICAL from 'ical.js';
import type { BusyRange, BusyTimes } from '../busy-times.ts';
import { readComponents } from './read-components.ts';
import { instantIn, type WallTime } from './wall-clock.ts';

const LIMITS = { events: 100_000, occurrences: 100_000, busy: 5000 };
const DAY_MS = 86_400_000;
/** Times without a zone, and those of zones that nobody knows. */
const ZONE = 'Africa/Cairo';

interface Span {
  from: number;
  to: number;
}
type Zones = ReadonlyMap<string, ICAL.Timezone>;

/** One event, or one occurrence of a repeated event that differs from the others. */
interface Event {
  uid: string;
  component: ICAL.Component;
  start: ICAL.Time;
  zone: string;
  isBusy: boolean;
  replaces: number | null;
}

/**
 * When a calendar is busy in a span: events that are neither cancelled nor marked as free, with their repetitions. Days
 * and times without a zone are Cairo's. An event that can not be read is left out; a calendar of such events only is
 * none.
 */
export function findBusyTimes(text: string, span: Span): BusyTimes {
  const components = readComponents(text, LIMITS.events);
  if (typeof components === 'string') return components;
  const zones = new Map(components.zones.flatMap(readZone));
  const events = components.events.flatMap((event) => readEvent(event, zones));
  if (events.length === 0 && components.events.length > 0) return 'not_a_calendar';
  const replaced = Map.groupBy(
    events.filter(({ replaces }) => replaces !== null),
    ({ uid }) => uid,
  );
  const ranges: BusyRange[] = [];
  const count = { left: LIMITS.occurrences };
  for (const event of events) {
    if (!event.isBusy) continue;
    const moved = (replaced.get(event.uid) ?? []).map(({ replaces }) => replaces);
    const skipped = event.replaces === null ? [...moved, ...excluded(event, zones)] : [];
    for (const range of rangesOf(event, { span, zones, skipped: new Set(skipped), count })) ranges.push(range);
    if (count.left < 0) return 'too_large';
  }
  const busy = merged(ranges);
  return busy.length > LIMITS.busy ? 'too_large' : { busy };
}

function readZone(text: string): [string, ICAL.Timezone][] {
  try {
    const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)));
    return [[zone.tzid, zone]];
  } catch {
    return [];
  }
}

function readEvent(text: string, zones: Zones): Event[] {
  try {
    const component = new ICAL.Component(ICAL.parse(text));
    const start = timeOf(component, 'dtstart');
    if (start === null) return [];
    const value = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
    const original = timeOf(component, 'recurrence-id');
    return [
      {
        uid: String(component.getFirstPropertyValue('uid') ?? ''),
        component,
        ...start,
        start: start.time,
        isBusy: value('status') !== 'CANCELLED' && value('transp') !== 'TRANSPARENT',
        replaces: original === null ? null : instantOf(original.time, original.zone, zones),
      },
    ];
  } catch {
    return [];
  }
}

function timeOf(component: ICAL.Component, name: string): { time: ICAL.Time; zone: string } | null {
  const property = component.getFirstProperty(name);
  const time = property?.getFirstValue();
  if (!property || !(time instanceof ICAL.Time)) return null;
  const zone: unknown = property.getFirstParameter('tzid');
  return { time, zone: typeof zone === 'string' ? zone : ZONE };
}

/** The instants at which an event is not repeated; the library knows those in the zone of the event only. */
function excluded({ component }: Event, zones: Zones): number[] {
  return component.getAllProperties('exdate').flatMap((property) => {
    const zone: unknown = property.getFirstParameter('tzid');
    return property
      .getValues()
      .flatMap((time: unknown) =>
        time instanceof ICAL.Time ? [instantOf(time, typeof zone === 'string' ? zone : ZONE, zones)] : [],
      );
  });
}

interface Search {
  span: Span;
  zones: Zones;
  skipped: ReadonlySet<number | null>;
  count: { left: number };
}

/** The busy times of an event in a span. Repetitions come in their order, so that those after the span are not made. */
function rangesOf(event: Event, { span, zones, skipped, count }: Search): BusyRange[] {
  const { start, zone } = event;
  const lengthOf = durationOf(event, zones);
  const ranges: BusyRange[] = [];
  for (const time of occurrences(event, start)) {
    count.left -= 1;
    const wall = wallTime(time);
    if (wall > span.to + DAY_MS || count.left < 0) break;
    if (wall + lengthOf.longest < span.from - DAY_MS) continue;
    const from = instantOf(time, zone, zones);
    const to = lengthOf.days === null ? from + lengthOf.ms : dayAfter(time, lengthOf.days, zone, zones);
    if (to > from && to > span.from && from < span.to && !skipped.has(from)) ranges.push([from, to]);
  }
  return ranges;
}

function* occurrences({ component, replaces }: Event, start: ICAL.Time): Generator<ICAL.Time, void> {
  const repeats = replaces === null && (component.hasProperty('rrule') || component.hasProperty('rdate'));
  // The first is one of them, too; the library leaves it out where only further dates are given.
  yield start;
  if (!repeats) return;
  const expansion = new ICAL.RecurExpansion({ component, dtstart: start });
  for (let time = expansion.next(); time; time = expansion.next()) yield time;
}

/** How long each occurrence is: in days of the calendar for whole days, otherwise in milliseconds. */
function durationOf({ component, start, zone }: Event, zones: Zones) {
  const end = timeOf(component, 'dtend');
  const duration = component.getFirstPropertyValue('duration');
  if (start.isDate) {
    const days =
      end !== null
        ? (wallTime(end.time) - wallTime(start)) / DAY_MS
        : duration instanceof ICAL.Duration
          ? duration.toSeconds() / 86_400
          : 1;
    return { days: Math.max(1, Math.ceil(days)), ms: 0, longest: (Math.max(1, days) + 1) * DAY_MS };
  }
  const ms =
    end !== null
      ? instantOf(end.time, end.zone, zones) - instantOf(start, zone, zones)
      : duration instanceof ICAL.Duration
        ? duration.toSeconds() * 1000
        : 0;
  return { days: null, ms, longest: ms + DAY_MS };
}

function dayAfter(time: ICAL.Time, days: number, zone: string, zones: Zones): number {
  const end = time.clone();
  end.adjust(days, 0, 0, 0);
  return instantOf(end, zone, zones);
}

const wallTime = ({ year, month, day, hour, minute, second }: ICAL.Time): WallTime =>
  Date.UTC(year, month - 1, day, hour, minute, second);

/** The instant of a time: days are Cairo's; zones of the platform are right where those in the file are old. */
function instantOf(time: ICAL.Time, name: string, zones: Zones): number {
  const wall = wallTime(time);
  if (time.isDate) return instantIn(ZONE, wall) ?? wall;
  if (time.zone === ICAL.Timezone.utcTimezone) return wall;
  const known = instantIn(name, wall);
  if (known !== null) return known;
  const own = zones.get(name);
  return own === undefined ? (instantIn(ZONE, wall) ?? wall) : wall - own.utcOffset(time) * 1000;
}

function merged(ranges: readonly BusyRange[]): BusyRange[] {
  const result: [number, number][] = [];
  for (const [from, to] of ranges.toSorted(([a], [b]) => a - b)) {
    const last = result.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = Math.max(last[1], to);
    else result.push([from, to]);
  }
  return result;
}
