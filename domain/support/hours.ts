import { addDays, cairoDay, clockParts, type Day, weekdayOf } from '../market/index.ts';

/** When the support team answers: the same minutes (0–1440) of some weekdays (0 is Sunday) in Cairo. */
export interface SupportHours {
  weekdays: readonly number[];
  from_minute: number;
  to_minute: number;
}

/** The hours without a setting: Sunday to Thursday, 9 to 21 (product decision: live support). */
export const DEFAULT_SUPPORT_HOURS: SupportHours = { weekdays: [0, 1, 2, 3, 4], from_minute: 540, to_minute: 1260 };

const MINUTE_MS = 60_000;
/** Summer time may skip all minutes of a day, so hours of one day in the week may be closed for two weeks. */
const DAYS_AHEAD = 14;

/**
 * When the team answers next; null: it answers now.
 * @throws RangeError for hours without a minute.
 */
export function answersAt(hours: SupportHours, now: Date): Date | null {
  const today = cairoDay(now);
  for (let days = 0; days <= DAYS_AHEAD; days += 1)
    for (const { start, end } of openings(hours, addDays(today, days)))
      if (end > now) return start <= now ? null : start;
  throw new RangeError('support hours need a minute');
}

/** The stretches of a day in which the team answers: one, or two where summer time ends in the hours. */
function openings({ weekdays, from_minute, to_minute }: SupportHours, day: Day): { start: Date; end: Date }[] {
  if (!weekdays.includes(weekdayOf(day))) return [];
  return clockParts(day).flatMap((part) => {
    const [from, to] = [Math.max(from_minute, part.from_minute), Math.min(to_minute, part.to_minute)];
    const at = (minute: number) => new Date(part.start.getTime() + (minute - part.from_minute) * MINUTE_MS);
    return from < to ? [{ start: at(from), end: at(to) }] : [];
  });
}
