/** What a clock on a wall shows, as the UTC timestamp with the same digits. */
export type WallTime = number;

/** Where the clocks on the walls show the same. */
export interface Zone {
  /**
   * The instant at which its clocks show a time. A skipped time is as much later as the clock jumps, of a repeated one
   * the first is meant (RFC 5545, 3.3.5).
   */
  instantOf(wall: WallTime): number;
}

export const DAY_MS = 86_400_000;
/** Years in which the platform knows the offsets well; others have that of the nearest of them. */
const [FIRST, LAST] = [Date.UTC(1971, 0), Date.UTC(2100, 0)];

/** Years before 100 are taken as they are, too. */
export function wallTime(...[year, month, day, hour, minute, second]: readonly number[]): WallTime {
  const date = new Date(0);
  date.setUTCFullYear(year ?? 0, (month ?? 1) - 1, day ?? 1);
  return date.setUTCHours(hour ?? 0, minute ?? 0, second ?? 0);
}

export const fixedZone = (offset: number): Zone => ({ instantOf: (wall) => wall - offset });

/** A zone of the platform's database; null for other names. */
export function platformZone(name: string): Zone | null {
  const clock = openClock(name);
  if (clock === null) return null;
  const offsetAt = (at: number) => shownBy(clock, at) - at;
  // Most days have one offset: two reads of the clock for each day, not for each time.
  const known = new Map<number, readonly [before: number, after: number]>();
  return {
    instantOf(wall) {
      const near = Math.min(Math.max(wall, FIRST), LAST);
      const day = Math.floor(near / DAY_MS);
      const offsets = known.get(day) ?? [offsetAt((day - 1) * DAY_MS), offsetAt((day + 2) * DAY_MS)];
      known.set(day, offsets);
      const [before, after] = offsets;
      if (before === after || near !== wall) return wall - before;
      const first = wall - before;
      return shownBy(clock, first) === wall || shownBy(clock, wall - after) !== wall ? first : wall - after;
    },
  };
}

function openClock(timeZone: string): Intl.DateTimeFormat | null {
  const parts = { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric' } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...parts, second: 'numeric' });
  } catch {
    return null;
  }
}

function shownBy(clock: Intl.DateTimeFormat, at: number): WallTime {
  const part = Object.fromEntries(clock.formatToParts(at).map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second);
}
