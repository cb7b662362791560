import type { Slot, SlotDay } from '@hirfa/contract/bookings';
import { addDays, cairoDay, type Day } from '@hirfa/domain/market';
import { formatDateTime } from '../../../kit/format.ts';

export const WEEK = 7;
const DAY_MS = 24 * 60 * 60_000;

/** The first day of a week that is counted from today on; today's own is left to the server's clock. */
export function weekStart(week: number, now: Date): Day | undefined {
  return week === 0 ? undefined : addDays(cairoDay(now), week * WEEK);
}

/** In which week from today on a day is. */
export function weekOf(day: Day, now: Date): number {
  const days = Math.round((Date.parse(day) - Date.parse(cairoDay(now))) / DAY_MS);
  return Math.max(0, Math.floor(days / WEEK));
}

export const dayOfSlot = (slot: Slot): Day => cairoDay(new Date(slot.starts_at));

/** A day's slots with the chosen one among them: it may be held by this very booking. */
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

const NOON = 12;
const EVENING = 17;

/** The part of Cairo's day in which a slot begins. */
export function partOfDay({ starts_at }: Slot): PartOfDay {
  const hour = Number(formatDateTime(starts_at, 'time', 'en').slice(0, 2));
  if (hour < NOON) return 'morning';
  return hour < EVENING ? 'afternoon' : 'evening';
}
