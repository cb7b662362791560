import ICAL from 'ical.js';
import { type WallTime, wallTime, type Zone } from './wall-clock.ts';

/** How much one rule may cost: real ones need a hundredth of it. */
const LIMITS = { repetitions: 20_000, ms: 200, rule: 1000, interval: 100_000, days: 5000, steps: 16 };

/** A rule that costs too much, or never comes true. */
export class EndlessRule extends Error {}

/** How many milliseconds of the processor this thread has used. */
export function usedMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** The times at which a rule repeats a start, in order and with it; throws if the rule can not be read. */
export function* repetitions(rule: string, start: WallTime, isDay: boolean): Generator<WallTime, void> {
  if (rule.length > LIMITS.rule) throw new EndlessRule();
  const parsed = ICAL.Recur.fromString(rule);
  // The library counts day by day.
  const isOfDays = parsed.freq === 'DAILY' || parsed.freq === 'WEEKLY';
  if (parsed.interval > (isOfDays ? LIMITS.days : LIMITS.interval)) throw new EndlessRule();
  const began = usedMs();
  let steps = 0;
  const step = () => {
    steps += 1;
    if (steps % LIMITS.steps === 0 && usedMs() - began > LIMITS.ms) throw new EndlessRule();
  };
  /** The library searches without end for days that do not exist; each search goes through one of these. */
  class Bounded extends ICAL.RecurIterator {
    override increment_month(): void {
      step();
      super.increment_month();
    }
    override increment_year(by: number): void {
      step();
      super.increment_year(by);
    }
    override check_contracting_rules(): boolean {
      step();
      return super.check_contracting_rules();
    }
  }
  const found = new Bounded({ rule: parsed, dtstart: libraryTime(start, isDay) });
  let count = 0;
  for (let time = found.next(); time; time = found.next()) {
    count += 1;
    if (count > LIMITS.repetitions) throw new EndlessRule();
    yield wallTime(time.year, time.month, time.day, time.hour, time.minute, time.second);
  }
}

/** A zone that a file describes; null if it can not be read. Zones have rules for years only. */
export function describedZone(text: string): { zone: Zone; location: string } | null {
  if (/^RRULE:(?!.*FREQ=YEARLY)/im.test(text)) return null;
  try {
    const component = new ICAL.Component(ICAL.parse(text));
    const found = new ICAL.Timezone(component);
    const instantOf = (wall: WallTime) => wall - found.utcOffset(libraryTime(wall, false)) * 1000;
    // Zones without any offset are found now.
    if (!Number.isFinite(instantOf(0))) return null;
    return { zone: { instantOf }, location: String(component.getFirstPropertyValue('x-lic-location') ?? '') };
  } catch {
    return null;
  }
}

function libraryTime(wall: WallTime, isDate: boolean): ICAL.Time {
  const at = new Date(wall);
  return ICAL.Time.fromData({
    year: at.getUTCFullYear(),
    month: at.getUTCMonth() + 1,
    day: at.getUTCDate(),
    hour: at.getUTCHours(),
    minute: at.getUTCMinutes(),
    second: at.getUTCSeconds(),
    isDate,
  });
}
