import type { Slot, SlotDay } from '@hirfa/contract/bookings';
import { addDays, cairoDay, cairoMinute, type Day } from '@hirfa/domain/market';

export const WEEK = 7;
const DAY_MS = 24 * 60 * 60_000;

/** The first day of a week, counted from today; undefined for this week, which the server's clock decides. */
export function weekStart(week: number, now: Date): Day | undefined {
  return week === 0 ? undefined : addDays(cairoDay(now), week * WEEK);
}

/** The number of the week of a day, counted from today. */
export function weekOf(day: Day, now: Date): number {
  const days = Math.round((Date.parse(day) - Date.parse(cairoDay(now))) / DAY_MS);
  return Math.max(0, Math.floor(days / WEEK));
}

export const dayOfSlot = (slot: Slot): Day => cairoDay(new Date(slot.starts_at));

/** The slots of a day and the chosen one, which the pending booking itself may hold. */
export function slotsOf({ day, slots }: SlotDay, chosen: Slot | null): Slot[] {
  if (
    chosen === null ||
    dayOfSlot(chosen) !== day ||
    slots.some(({ starts_at }) => isSame(starts_at, chosen.starts_at))
  )
    return slots;
  return [...slots, chosen].toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at));
}

export const isSame = (one: string, other: string): boolean => Date.parse(one) === Date.parse(other);

export const PARTS_OF_DAY = ['morning', 'afternoon', 'evening'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

const NOON = 12 * 60;
const EVENING = 17 * 60;

/** The part of Cairo's day in which a slot begins. */
export function partOfDay({ starts_at }: Slot): PartOfDay {
  const minute = cairoMinute(new Date(starts_at));
  if (minute < NOON) return 'morning';
  return minute < EVENING ? 'afternoon' : 'evening';
}
