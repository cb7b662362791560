import type { BusyRange, BusyTimes } from '../busy-times.ts';
import { readLine } from './content-lines.ts';
import { usedMs } from './ical.ts';
import { endOf, instantOf, type Period } from './moments.ts';
import { occurrencesOf } from './occurrences.ts';
import { readComponents } from './read-components.ts';
import { type CalendarEvent, readBusyList, readEvent } from './read-event.ts';
import { replacementsOf, withoutOldVersions } from './versions.ts';
import { DAY_MS } from './wall-clock.ts';
import { createZones } from './zones.ts';

/** `endless`: events with rules that cost too much; one or two are odd, and more are a crafted calendar. */
const LIMITS = { events: 100_000, ranges: 200_000, busy: 5000, endless: 5, ms: 10_000 };
/** An odd event that began earlier and is not repeated is over. */
const ODD_MS = 31 * DAY_MS;

interface Span {
  from: number;
  to: number;
}

/**
 * When a calendar is busy in a span: its events and lists of busy times, without those that are cancelled, free, or
 * declined by the owner of the calendar. Each is read by itself: what can not be read in one is left out and counted.
 * A calendar of which nothing can be read is none.
 */
export function findBusyTimes(text: string, span: Span): BusyTimes {
  const began = usedMs();
  const components = readComponents(text, LIMITS.events);
  if (typeof components === 'string') return components;
  const around = { zones: createZones(components.zones, components.zone), owner: components.owner };
  const found = createFound(span);
  const events: CalendarEvent[] = [];
  for (const { isList, lines } of components.events) {
    const read = lines.map(readLine);
    if (isList) found.addList(readBusyList(read, around));
    else {
      const event = readEvent(read, around);
      if (event === null) found.addLost();
      else events.push(event);
    }
  }
  const newest = withoutOldVersions(events);
  const replaced = replacementsOf(newest);
  for (const event of newest) {
    if (event.isBusy) found.addEvent(event, occurrencesOf(event, replaced.get(event.uid), span));
    if (found.isTooMuch() || usedMs() - began > LIMITS.ms) return 'too_large';
  }
  return found.result(components.events.length);
}

function createFound(span: Span) {
  const ranges: BusyRange[] = [];
  const count = { unread: 0, guessed: 0, lost: 0, endless: 0 };
  /** What began long ago, or ends long after, is cut: more is not asked for, and the database has no such instants. */
  const [first, last] = [Math.floor(span.from / DAY_MS - 1) * DAY_MS, span.to];
  function add({ start, length }: Period): boolean {
    const from = Math.max(instantOf(start), first);
    const to = Math.min(endOf(start, length), last);
    const isBusy = to > from && to > span.from;
    if (isBusy) ranges.push([from, to]);
    return isBusy;
  }
  return {
    addLost() {
      count.lost += 1;
      count.unread += 1;
    },
    addList({ periods, isOdd }: ReturnType<typeof readBusyList>) {
      if (isOdd) count.unread += 1;
      for (const period of periods) add(period);
    },
    addEvent(event: CalendarEvent, { periods, isWhole, isEndless }: ReturnType<typeof occurrencesOf>) {
      const isBusy = periods.map(add).includes(true);
      const isNear = event.start.wall > span.from - ODD_MS && event.start.wall < span.to + DAY_MS;
      const mayConcern = isNear || event.rules.length > 0 || event.added.length > 0;
      if ((event.isOdd || !isWhole) && mayConcern) count.unread += 1;
      else if (event.isGuess && isBusy) count.guessed += 1;
      if (isEndless) count.endless += 1;
    },
    isTooMuch: () => ranges.length > LIMITS.ranges || count.endless > LIMITS.endless,
    result(events: number): BusyTimes {
      if (events > 0 && count.lost + count.endless === events)
        return count.endless > 0 ? 'too_large' : 'not_a_calendar';
      const busy = merged(ranges);
      return busy.length > LIMITS.busy ? 'too_large' : { busy, unread: count.unread, guessed: count.guessed };
    },
  };
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
