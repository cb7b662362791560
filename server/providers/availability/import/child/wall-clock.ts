/** What a clock on a wall shows, as the UTC timestamp with the same digits. */
export type WallTime = number;

const clocks = new Map<string, Intl.DateTimeFormat | null>();

/** The clock of a zone of the platform's database; null for other names. */
function clockOf(zone: string): Intl.DateTimeFormat | null {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const clock = openClock(zone);
  clocks.set(zone, clock);
  return clock;
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

/**
 * The instant at which a clock of a zone shows a time; null for unknown zones. A skipped time is as much later as the
 * clock jumps, of a repeated one the first is meant (RFC 5545, 3.3.5).
 */
export function instantIn(zone: string, wall: WallTime): number | null {
  const clock = clockOf(zone);
  if (clock === null) return null;
  const day = 86_400_000;
  // The offsets before and after any change of the clock near by.
  const before = shownBy(clock, wall - day) - (wall - day);
  const after = shownBy(clock, wall + day) - (wall + day);
  const first = wall - before;
  return shownBy(clock, first) === wall || shownBy(clock, wall - after) !== wall ? first : wall - after;
}
