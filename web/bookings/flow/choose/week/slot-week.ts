import type { Slot, SlotDay } from '@hirfa/contract/bookings';
import { addDays, cairoDay, type Day } from '@hirfa/domain/market';

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

export const isSame = (one: string, other: string): boolean => Date.parse(one) === Date.parse(other);

/** A slot of the picker. One that is gone keeps its place while the week is shown, so that nothing moves. */
export type ShownSlot = Slot & { isGone: boolean };
export interface ShownDay {
  day: Day;
  slots: ShownSlot[];
}

const byStart = (a: Slot, b: Slot) => Date.parse(a.starts_at) - Date.parse(b.starts_at);
const has = (slots: readonly Slot[], { starts_at }: Slot) => slots.some((slot) => isSame(slot.starts_at, starts_at));

/** All slots that were offered while these days are shown; the given days themselves where no slot is new. */
export function everOffered(before: readonly SlotDay[], now: readonly SlotDay[]): readonly SlotDay[] {
  const isNew = now.some(({ day, slots }) => {
    const known = before.find((each) => each.day === day)?.slots ?? [];
    return slots.some((slot) => !has(known, slot));
  });
  if (!isNew) return before;
  return now.map(({ day, slots }) => {
    const known = before.find((each) => each.day === day)?.slots ?? [];
    return { day, slots: [...slots, ...known.filter((slot) => !has(slots, slot))].toSorted(byStart) };
  });
}

/** The days with their free slots, those that are gone, and the chosen one, which the pending booking may hold. */
export function shownDays(now: readonly SlotDay[], offered: readonly SlotDay[], chosen: Slot | null): ShownDay[] {
  return now.map(({ day, slots }) => {
    const gone = (offered.find((each) => each.day === day)?.slots ?? []).filter((slot) => !has(slots, slot));
    const isHeld = chosen !== null && dayOfSlot(chosen) === day && !has(slots, chosen) && !has(gone, chosen);
    const free = isHeld ? [...slots, chosen] : slots;
    const all = [
      ...free.map((slot) => ({ ...slot, isGone: false })),
      ...gone.map((slot) => ({ ...slot, isGone: true })),
    ];
    return { day, slots: all.toSorted(byStart) };
  });
}

/** Whether this slot was offered here and is no longer. */
export function isGone(days: readonly ShownDay[], { starts_at }: Slot): boolean {
  return days.some(({ slots }) => slots.some((slot) => slot.isGone && isSame(slot.starts_at, starts_at)));
}
