import { createMarks, type Marks } from './marks.ts';
import { instantOf, type Moment } from './moments.ts';
import type { CalendarEvent } from './read-event.ts';

/**
 * Events without those of which there is a newer version. Of equal ones all are kept: some programs give one id to
 * different events.
 */
export function withoutOldVersions(events: readonly CalendarEvent[]): CalendarEvent[] {
  const newest = new Map<string, CalendarEvent>();
  for (const event of events) {
    const key = keyOf(event);
    const known = newest.get(key);
    if (known === undefined || isNewer(event, known)) newest.set(key, event);
  }
  return events.filter((event) => event.uid === '' || !isNewer(newest.get(keyOf(event)) ?? event, event));
}

const keyOf = ({ uid, replaces }: CalendarEvent) => `${replaces === null ? '' : instantOf(replaces)} ${uid}`;

function isNewer({ version }: CalendarEvent, { version: other }: CalendarEvent): boolean {
  for (const [index, number] of version.entries()) {
    const difference = number - (other[index] ?? Number.NaN);
    if (!Number.isNaN(difference) && difference !== 0) return difference > 0;
  }
  return false;
}

/** What replaces occurrences of an event: single ones, and all from an instant on, in order. */
export interface Replacements {
  marks: Marks;
  later: { from: number; by: CalendarEvent; replaces: Moment }[];
}

/** The replacements of events, by their ids. */
export function replacementsOf(events: readonly CalendarEvent[]): ReadonlyMap<string, Replacements> {
  const found = new Map<string, Replacements>();
  for (const event of events) {
    if (event.replaces === null) continue;
    const known = found.get(event.uid) ?? { marks: createMarks(), later: [] };
    found.set(event.uid, known);
    known.marks.add(event.replaces);
    if (event.withLater) known.later.push({ from: instantOf(event.replaces), by: event, replaces: event.replaces });
  }
  for (const { later } of found.values()) later.sort((one, other) => one.from - other.from);
  return found;
}
