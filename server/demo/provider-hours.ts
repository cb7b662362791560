import type { Random } from './random.ts';

const HOUR = 60;
/** Sunday is 0. Most rest on Friday, firms hardly ever. */
const WEEKS: readonly { of100: number; days: readonly number[]; from: number; to: number }[] = [
  { of100: 40, days: [0, 1, 2, 3, 4], from: 10, to: 18 },
  { of100: 25, days: [0, 1, 2, 3, 4, 6], from: 9, to: 17 },
  { of100: 20, days: [0, 1, 2, 3, 4, 5, 6], from: 12, to: 21 },
  { of100: 15, days: [1, 3, 5, 6], from: 14, to: 22 },
];

/** An ordinary week of a demo provider, as rows without the provider. */
export function weekOf(isFirm: boolean, random: Random) {
  const lot = random.int(1, 100);
  let reached = 0;
  const week = isFirm ? { days: [0, 1, 2, 3, 4, 5, 6], from: 8, to: 22 } : WEEKS.find(({ of100 }) => (reached += of100) >= lot);
  return (week?.days ?? []).map((weekday) => ({ weekday, from_minute: (week?.from ?? 0) * HOUR, to_minute: (week?.to ?? 0) * HOUR }));
}
