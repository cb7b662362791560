import { AVAILABILITY, type Calendar, type TimeRange, type WeeklyHours } from '@hirfa/domain/bookings';
import { createRandom } from '../random.ts';
import type { DemoProvider } from '../shapes.ts';

const HOUR = 60;
/** Weeks with their percentage of providers; weekday 0 is Sunday. Most people do not work on Friday. */
const WEEKS: readonly { percent: number; days: readonly number[]; from: number; to: number }[] = [
  { percent: 40, days: [0, 1, 2, 3, 4], from: 10, to: 18 },
  { percent: 25, days: [0, 1, 2, 3, 4, 6], from: 9, to: 17 },
  { percent: 20, days: [0, 1, 2, 3, 4, 5, 6], from: 12, to: 21 },
  { percent: 15, days: [1, 3, 5, 6], from: 14, to: 22 },
];

const FIRM_WEEK = { days: [0, 1, 2, 3, 4, 5, 6], from: 8, to: 22 };

/** The working hours of a demo provider. They depend on the provider's key only, not on other providers. */
export function weekOf({ key, business_name }: Pick<DemoProvider, 'key' | 'business_name'>): readonly WeeklyHours[] {
  const drawn = createRandom(Number(key.slice(-3)) - 1).int(1, 100);
  let sum = 0;
  const personal = WEEKS.find(({ percent }) => (sum += percent) >= drawn);
  const week = business_name === null ? personal : FIRM_WEEK;
  return (week?.days ?? []).map((weekday) => ({
    weekday,
    from_minute: (week?.from ?? 0) * HOUR,
    to_minute: (week?.to ?? 0) * HOUR,
  }));
}

/** The calendar of a demo provider, in which these ranges are taken. */
export function calendarOf(
  provider: Pick<DemoProvider, 'key' | 'business_name'>,
  busy: readonly TimeRange[],
): Calendar {
  const { noticeMinutes, horizonDays, stepMinutes, travelBufferMinutes: bufferMinutes } = AVAILABILITY;
  const hours = { weekly: weekOf(provider), templates: [], exceptions: [] };
  return { ...hours, busy, noticeMinutes, horizonDays, stepMinutes, bufferMinutes };
}
