import { EndlessRule, repetitions } from './ical.ts';
import { createMarks } from './marks.ts';
import { dayOf, instantOf, type Moment, type Period } from './moments.ts';
import type { CalendarEvent, Rule } from './read-event.ts';
import type { Replacements } from './versions.ts';
import { DAY_MS, type WallTime } from './wall-clock.ts';

/** No event has more rules. */
const MAX_RULES = 10;
/** How far later ones may be moved. */
const MAX_SHIFT_MS = 366 * DAY_MS;

/** Rules of these units are the same from a later start on, if it is whole units later. */
const UNIT_MS: Readonly<Record<string, number>> = {
  SECONDLY: 1000,
  MINUTELY: 60_000,
  HOURLY: 3_600_000,
  DAILY: DAY_MS,
  WEEKLY: 7 * DAY_MS,
};

/** From when to when repetitions are wanted, on any clock of the world. */
interface Span {
  from: WallTime;
  to: WallTime;
}

interface Found {
  periods: Period[];
  /** False where a rule can not be read, or costs too much: its repetitions are left out. */
  isWhole: boolean;
  isEndless: boolean;
}

/**
 * An event, its added dates, and its repetitions in a span: without those that are excluded or stand in the calendar as
 * events of their own, and with what changed all from one of them on.
 */
export function occurrencesOf(event: CalendarEvent, replaced: Replacements | undefined, span: Span): Found {
  const { start, length } = event;
  const first = { start, length };
  if (event.replaces !== null) return { periods: [first], isWhole: true, isEndless: false };
  const added = event.added.map((each) => ({ start: asStart(each.start, start), length: each.length ?? length }));
  const later = replaced?.later ?? [];
  const rules = event.rules.slice(0, MAX_RULES).map((rule) => repeated(event, rule, reachOf(later, span)));
  const excluded = createMarks(event.excluded);
  const periods = [first, ...added, ...rules.flatMap((rule) => (Array.isArray(rule) ? rule : []))]
    .filter((each) => !excluded.has(each.start) && replaced?.marks.has(each.start) !== true)
    .flatMap((each) => changed(later, each));
  return {
    periods,
    isWhole: event.rules.length <= MAX_RULES && rules.every(Array.isArray),
    isEndless: rules.includes('endless'),
  };
}

/** Of an added day and a time, or the other way round, the day is meant, at the usual hour of the event. */
function asStart(added: Moment, usual: Moment): Moment {
  if (added.isDay === usual.isDay) return added;
  return { ...usual, wall: dayOf(added) * DAY_MS + (usual.wall - dayOf(usual) * DAY_MS) };
}

/** The occurrences by a rule. */
function repeated({ start, length }: CalendarEvent, { text, last }: Rule, reach: Span): Period[] | 'odd' | 'endless' {
  const first = laterStart(start.wall, text, reach.from - length.days * DAY_MS - length.ms);
  const isOver = endOfRule(last);
  const found: Period[] = [];
  try {
    for (const wall of repetitions(text, first, start.isDay)) {
      const next = { ...start, wall };
      if (wall > reach.to || isOver(next)) break;
      found.push({ start: next, length });
    }
  } catch (error) {
    return error instanceof EndlessRule ? 'endless' : 'odd';
  }
  return found;
}

/** Whether a start is after the end of a rule; a last day is one of the event's own clock. */
function endOfRule(last: Moment | null): (start: Moment) => boolean {
  if (last === null) return () => false;
  const end = instantOf(last);
  return (start) => (last.isDay || start.isDay ? dayOf(start) > dayOf(last) : instantOf(start) > end);
}

/** A start near to what is wanted, with the same rule: an old event may have been repeated a million times since. */
function laterStart(start: WallTime, rule: string, from: WallTime): WallTime {
  const unit = UNIT_MS[/FREQ=(\w+)/.exec(rule)?.[1] ?? ''];
  const interval = Number(/INTERVAL=(\d+)/.exec(rule)?.[1] ?? 1);
  if (unit === undefined || interval < 1 || /COUNT=/.test(rule)) return start;
  const step = unit * interval;
  const steps = Math.floor((from - start) / step) - 1;
  return steps > 0 ? start + steps * step : start;
}

type Later = Replacements['later'];

/** How far clocks and moved occurrences differ. */
function reachOf(later: Later, { from, to }: Span): Span {
  const shift = later.reduce((most, { by, replaces }) => Math.max(most, Math.abs(shiftOf(by, replaces))), 0);
  const most = DAY_MS + Math.min(shift, MAX_SHIFT_MS);
  return { from: from - most, to: to + most };
}

/** By how much a change moves an occurrence, on the clock where both times are of one. */
function shiftOf({ start }: CalendarEvent, replaces: Moment): number {
  return start.zone === replaces.zone ? start.wall - replaces.wall : instantOf(start) - instantOf(replaces);
}

/** An occurrence as the last change before it wants it; none where that is cancelled or free. */
function changed(later: Later, { start, length }: Period): Period[] {
  const change = later.length > 0 ? lastBefore(later, instantOf(start)) : undefined;
  if (change === undefined) return [{ start, length }];
  const { by, replaces } = change;
  return by.isBusy ? [{ start: { ...start, wall: start.wall + shiftOf(by, replaces) }, length: by.length }] : [];
}

/** The last change at or before an instant; a search by halves, because a calendar may have as many as occurrences. */
function lastBefore(later: Later, at: number): Later[number] | undefined {
  let [low, high] = [0, later.length];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((later[middle]?.from ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return later[low - 1];
}
