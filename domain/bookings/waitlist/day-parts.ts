import { addDays, cairoInstant, cairoMinute, type Day, startOfDay } from '../../market/index.ts';

export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];
/** What somebody waits for: a part of a day, or any time of it. */
export const WANTED_PARTS = ['any', ...PARTS_OF_DAY] as const;
export type WantedPart = (typeof WANTED_PARTS)[number];

const NOON = 12 * 60;
const EVENING = 17 * 60;

/** The part of Cairo's day in which something begins. */
export function partOfDay(start: Date): PartOfDay {
  const minute = cairoMinute(start);
  if (minute < NOON) return 'morning';
  return minute < EVENING ? 'afternoon' : 'evening';
}

/** Whether something that begins then is what somebody waits for on this day. */
export function isInPart(part: WantedPart, start: Date): boolean {
  return part === 'any' || part === partOfDay(start);
}

/** When a part of a day has passed: nothing that begins later is in it. */
export function endOfPart(day: Day, part: WantedPart): Date {
  const end: Partial<Record<WantedPart, number>> = { morning: NOON, afternoon: EVENING };
  const minute = end[part];
  const next = startOfDay(addDays(day, 1));
  return minute === undefined ? next : (cairoInstant(day, minute) ?? next);
}
