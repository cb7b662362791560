import type { Hours, WeeklyHours } from '@hirfa/domain/bookings';
import { AVAILABILITY_LIMITS } from '@hirfa/domain/providers';

/** Hours for a day that has these: an ordinary day at first, then an hour's break after the last ones. */
export function nextHours(hours: readonly Hours[]): Hours {
  if (hours.length === 0) return { from_minute: 9 * 60, to_minute: 17 * 60 };
  const from = Math.min(Math.max(...hours.map(({ to_minute }) => to_minute)) + 60, 23 * 60);
  return { from_minute: from, to_minute: Math.min(from + 120, 24 * 60) };
}

/** How many hours a day can have. */
export const HOURS_PER_DAY = AVAILABILITY_LIMITS.hours / 7;

/** The hours of a weekday become those of other weekdays too, instead of theirs. */
export function copyHours(hours: readonly WeeklyHours[], from: number, to: readonly number[]): WeeklyHours[] {
  const copied = hours.filter(({ weekday }) => weekday === from);
  return [
    ...hours.filter(({ weekday }) => !to.includes(weekday)),
    ...to.flatMap((weekday) => copied.map((each) => ({ ...each, weekday }))),
  ];
}
