import { addDays, cairoDay, startOfDay } from '../market/index.ts';
import { LISTING } from './limits.ts';
import { type Calendar, freeSlots } from './slots.ts';
import { after } from './times.ts';

const MINUTE_MS = 60_000;

/** The earliest start of work of this length in the days that count for lists; null if nothing is free in them. */
export function nextFreeStart(calendar: Calendar, durationMinutes: number, now: Date): Date | null {
  const today = cairoDay(now);
  for (let ahead = 0; ahead <= LISTING.days; ahead += 1) {
    const [slot] = freeSlots(calendar, addDays(today, ahead), durationMinutes, now);
    if (slot !== undefined) return slot.start;
  }
  return null;
}

/**
 * When time alone changes what `nextFreeStart` returns: the start is too near to be booked, or, where nothing is free,
 * another day counts.
 */
export function nextFreeChangesAt(start: Date | null, noticeMinutes: number, now: Date): Date {
  if (start === null) return startOfDay(addDays(cairoDay(now), 1));
  return after(start, 1 - noticeMinutes * MINUTE_MS);
}
