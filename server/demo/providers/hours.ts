import type { WeeklyHours } from '@hirfa/domain/bookings';
import { createRandom } from '../random.ts';
import type { DemoProvider } from '../shapes.ts';

const HOUR = 60;
/** Sunday is 0. Most rest on Friday, firms hardly ever. */
const WEEKS: readonly { of100: number; days: readonly number[]; from: number; to: number }[] = [
  { of100: 40, days: [0, 1, 2, 3, 4], from: 10, to: 18 },
  { of100: 25, days: [0, 1, 2, 3, 4, 6], from: 9, to: 17 },
  { of100: 20, days: [0, 1, 2, 3, 4, 5, 6], from: 12, to: 21 },
  { of100: 15, days: [1, 3, 5, 6], from: 14, to: 22 },
];

const FIRM_WEEK = { days: [0, 1, 2, 3, 4, 5, 6], from: 8, to: 22 };

/** An ordinary week of a demo provider. Each has a lot of their own, so that nobody's week depends on who else there is. */
export function weekOf({ key, business_name }: Pick<DemoProvider, 'key' | 'business_name'>): readonly WeeklyHours[] {
  const lot = createRandom(Number(key.slice(-3)) - 1).int(1, 100);
  let reached = 0;
  const ordinary = WEEKS.find(({ of100 }) => (reached += of100) >= lot);
  const week = business_name === null ? ordinary : FIRM_WEEK;
  return (week?.days ?? []).map((weekday) => ({
    weekday,
    from_minute: (week?.from ?? 0) * HOUR,
    to_minute: (week?.to ?? 0) * HOUR,
  }));
}
