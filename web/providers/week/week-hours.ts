import type { Hours, WeeklyHours } from '@hirfa/domain/bookings';
import { AVAILABILITY_LIMITS } from '@hirfa/domain/providers';

/** Hours for a day that has these: an ordinary day at first, then an hour's break after the last ones. */
export function nextHours(hours: readonly Hours[]): Hours {
  if (hours.length === 0) return { from_minute: 9 * 60, to_minute: 17 * 60 };
  const from = Math.min(Math.max(...hours.map(({ to_minute }) => to_minute)) + 60, 23 * 60);
  return { from_minute: from, to_minute: Math.min(from + 120, 24 * 60) };
}

/** From Sunday. */
export const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** How many hours a day can have. */
export const HOURS_PER_DAY = AVAILABILITY_LIMITS.hours / 7;

/** The week, day by day, in which a weekday has these hours instead of its own. */
export function withDay(hours: readonly WeeklyHours[], weekday: number, own: readonly Hours[]): WeeklyHours[] {
  const others = hours.filter((each) => each.weekday !== weekday);
  return [...others, ...own.map((each) => ({ ...each, weekday }))].toSorted((a, b) => a.weekday - b.weekday);
}

/** The hours of a weekday become those of other weekdays too, instead of theirs. */
export function copyHours(hours: readonly WeeklyHours[], from: number, to: readonly number[]): WeeklyHours[] {
  const copied = hours.filter(({ weekday }) => weekday === from);
  return to.reduce((week, weekday) => withDay(week, weekday, copied), [...hours]);
}
