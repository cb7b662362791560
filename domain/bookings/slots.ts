import { addDays, cairoDay, cairoInstant, type Day, weekdayOf } from '../market/index.ts';
import { AVAILABILITY } from './limits.ts';

/** From and to in minutes of a Cairo day; weekday 0 is Sunday. */
export interface WeeklyHours {
  weekday: number;
  from_minute: number;
  to_minute: number;
}

/** A half-open stretch of time. */
export interface TimeRange {
  start: Date;
  end: Date;
}

/** A provider's calendar, as far as slots need it. */
export interface Calendar {
  hours: readonly WeeklyHours[];
  /** What is taken, buffers included. */
  busy: readonly TimeRange[];
  noticeMinutes: number;
  /** Kept free after the end, for the way. */
  bufferMinutes: number;
}

const MINUTE_MS = 60_000;
const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * MINUTE_MS);
const overlaps = (a: TimeRange, b: TimeRange) => a.start < b.end && b.start < a.end;

/** The stretch that a booking takes in its provider's calendar: its time and the way after it. */
export function occupiedBy(slot: TimeRange, bufferMinutes: number): TimeRange {
  return { start: slot.start, end: minutesAfter(slot.end, bufferMinutes) };
}

/** The last day on which anything can be booked. */
export function horizonDay(now: Date): Day {
  return addDays(cairoDay(now), AVAILABILITY.horizonDays);
}

/** When work of this length can begin on a day. The hours must hold all of the work; the way after it may pass their end. */
export function freeSlots(calendar: Calendar, day: Day, durationMinutes: number, now: Date): TimeRange[] {
  if (day > horizonDay(now)) return [];
  const earliest = minutesAfter(now, calendar.noticeMinutes);
  const today = calendar.hours.filter(({ weekday }) => weekday === weekdayOf(day));
  const slots = today.flatMap((hours) => startsIn(hours, durationMinutes)).flatMap((minute) => slotAt(day, minute, durationMinutes) ?? []);
  return slots.filter(
    (slot) => slot.start >= earliest && !calendar.busy.some((busy) => overlaps(busy, occupiedBy(slot, calendar.bufferMinutes))),
  );
}

/** Whether this very slot is one of those on offer. */
export function isFreeSlot(calendar: Calendar, slot: TimeRange, now: Date): boolean {
  const minutes = (slot.end.getTime() - slot.start.getTime()) / MINUTE_MS;
  return freeSlots(calendar, cairoDay(slot.start), minutes, now).some(({ start }) => start.getTime() === slot.start.getTime());
}

function startsIn({ from_minute, to_minute }: WeeklyHours, duration: number): number[] {
  const count = Math.floor((to_minute - from_minute - duration) / AVAILABILITY.stepMinutes) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => from_minute + index * AVAILABILITY.stepMinutes);
}

function slotAt(day: Day, minute: number, duration: number): TimeRange | null {
  const start = cairoInstant(day, minute);
  return start === null ? null : { start, end: minutesAfter(start, duration) };
}
