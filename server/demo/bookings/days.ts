import { addDays, cairoDay, type Day, weekdayOf } from '@hirfa/domain/market';
import type { Random } from '../random.ts';

/** How many days of random bookings the demo has. */
export const RECENT_DAYS = 40;
const FRIDAY = 5;
const FRIDAY_SHARE = 0.55;
/** The newest day has this share more bookings than the oldest. */
const GROWTH = 0.5;

/** The creation days of this number of bookings: one entry per booking, the oldest first. */
export function bookingDays(count: number, now: Date, random: Random): readonly Day[] {
  const days = Array.from({ length: RECENT_DAYS }, (_, index) => {
    const day = addDays(cairoDay(now), index - RECENT_DAYS + 1);
    return { day, weight: (1 + (GROWTH * index) / RECENT_DAYS) * (weekdayOf(day) === FRIDAY ? FRIDAY_SHARE : 1) };
  });
  const perBooking = days.reduce((sum, { weight }) => sum + weight, 0) / count;
  return days.flatMap(({ day, weight }) => {
    const usual = Math.round(weight / perBooking);
    return Array.from({ length: Math.max(1, usual + random.int(-2, 2)) }, () => day);
  });
}
