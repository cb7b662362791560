import type { TimeRange } from '@hirfa/domain/bookings';
import { type ClockPart, clockParts, type Day } from '@hirfa/domain/market';

const DAY_MINUTES = 1440;
const HOUR_MINUTES = 60;
const MINUTE_MS = 60_000;

/** Minutes of a day's clock since midnight, the end not included. */
export interface Span {
  from: number;
  to: number;
}

/**
 * The minutes of a day's clock that a time covers, by the parts of the day; null if it does not touch the day. In the
 * hour that the clock shows twice, it covers what it covers of either.
 */
export function spanOn(parts: readonly ClockPart[], { start, end }: TimeRange): Span | null {
  const covered = parts.flatMap((part) => {
    const minuteAt = (at: Date) => part.from_minute + (at.getTime() - part.start.getTime()) / MINUTE_MS;
    const [from, to] = [Math.max(minuteAt(start), part.from_minute), Math.min(minuteAt(end), part.to_minute)];
    return from < to ? [{ from, to }] : [];
  });
  if (covered.length === 0) return null;
  return { from: Math.min(...covered.map(({ from }) => from)), to: Math.max(...covered.map(({ to }) => to)) };
}

export type Placed<Item> = Span & {
  item: Item;
  /** Where it stands beside what overlaps it: the place, of how many. */
  column: number;
  columns: number;
};

/**
 * Places what touches a day on its grid, in the order of time. A block has `least` minutes at least, so that it can be
 * pressed; blocks that overlap stand side by side.
 */
export function placeOn<Item>(
  day: Day,
  items: readonly Item[],
  timeOf: (item: Item) => TimeRange,
  least: number,
): Placed<Item>[] {
  const parts = clockParts(day);
  const blocks = items
    .flatMap((item) => {
      const span = spanOn(parts, timeOf(item));
      return span === null ? [] : [{ item, ...atLeast(span, least) }];
    })
    .toSorted((a, b) => a.from - b.from || b.to - a.to);
  const placed: Placed<Item>[] = [];
  let group: Placed<Item>[] = [];
  let groupEnd = 0;
  for (const block of blocks) {
    if (block.from >= groupEnd) group = [];
    const taken = new Set(group.filter(({ to }) => to > block.from).map(({ column }) => column));
    let column = 0;
    while (taken.has(column)) column += 1;
    group.push({ ...block, column, columns: 1 });
    placed.push(...group.slice(-1));
    groupEnd = group.length === 1 ? block.to : Math.max(groupEnd, block.to);
    const columns = Math.max(...group.map((each) => each.column)) + 1;
    for (const each of group) each.columns = columns;
  }
  return placed;
}

function atLeast({ from, to }: Span, least: number): Span {
  if (to - from >= least) return { from, to };
  return from + least <= DAY_MINUTES ? { from, to: from + least } : { from: DAY_MINUTES - least, to: DAY_MINUTES };
}

/**
 * The full hours that a grid shows: all that is on it, and `least` minutes at least, which then begin at `usual` where
 * that is possible.
 */
export function shownHours(spans: readonly Span[], usual: number, least: number): Span {
  const first = spans.length === 0 ? usual : Math.min(...spans.map(({ from }) => from));
  const last = Math.max(first, ...spans.map(({ to }) => to));
  const end = Math.ceil(last / HOUR_MINUTES) * HOUR_MINUTES;
  const from = Math.min(Math.floor(first / HOUR_MINUTES) * HOUR_MINUTES, Math.max(usual, end - least));
  return { from, to: Math.max(end, from + least) };
}

/** What is left of a span outside some others, which are in order and do not overlap. */
export function outside({ from, to }: Span, others: readonly Span[]): Span[] {
  const left: Span[] = [];
  let at = from;
  for (const other of others) {
    if (other.from > at) left.push({ from: at, to: Math.min(other.from, to) });
    at = Math.max(at, other.to);
  }
  if (at < to) left.push({ from: at, to });
  return left.filter((span) => span.from < span.to);
}
