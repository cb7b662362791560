import { addDays, cairoDay, cairoInstant, cairoMinute, type Day, weekdayOf } from '../market/index.ts';
import { AVAILABILITY } from './limits.ts';
import { after } from './times.ts';

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
const DAY_MINUTES = 24 * 60;
const minutesAfter = (at: Date, minutes: number) => after(at, minutes * MINUTE_MS);
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
  const starts = hoursOn(calendar, weekdayOf(day)).flatMap((hours) => startsIn(hours, durationMinutes));
  return starts.flatMap((minute) => slotAt(day, minute, durationMinutes) ?? []).filter((slot) => isOpen(calendar, slot, now));
}

/** Whether this very slot is one of those on offer. */
export function isFreeSlot(calendar: Calendar, slot: TimeRange, now: Date): boolean {
  // Far beyond the horizon days have no names any more.
  if (slot.start > minutesAfter(now, 2 * AVAILABILITY.horizonDays * DAY_MINUTES)) return false;
  const day = cairoDay(slot.start);
  const minute = cairoMinute(slot.start);
  const minutes = (slot.end.getTime() - slot.start.getTime()) / MINUTE_MS;
  const isInHours = hoursOn(calendar, weekdayOf(day)).some((hours) => startsIn(hours, minutes).includes(minute));
  const isThisStart = isInHours && slotAt(day, minute, minutes)?.start.getTime() === slot.start.getTime();
  return isThisStart && day <= horizonDay(now) && isOpen(calendar, slot, now);
}

function isOpen({ busy, noticeMinutes, bufferMinutes }: Calendar, slot: TimeRange, now: Date): boolean {
  const occupied = occupiedBy(slot, bufferMinutes);
  return slot.start >= minutesAfter(now, noticeMinutes) && !busy.some((taken) => overlaps(taken, occupied));
}

/** The hours that begin on a weekday; those that go on at midnight end when the next day's do. */
function hoursOn({ hours }: Calendar, weekday: number): WeeklyHours[] {
  const night = hours.find((next) => next.weekday === (weekday + 1) % 7 && next.from_minute === 0);
  const endOf = ({ to_minute }: WeeklyHours) => (to_minute === DAY_MINUTES ? DAY_MINUTES + (night?.to_minute ?? 0) : to_minute);
  return hours.filter((today) => today.weekday === weekday).map((today) => ({ ...today, to_minute: endOf(today) }));
}

function startsIn({ from_minute, to_minute }: WeeklyHours, duration: number): number[] {
  const count = Math.floor((to_minute - from_minute - duration) / AVAILABILITY.stepMinutes) + 1;
  const starts = Array.from({ length: Math.max(0, count) }, (_, index) => from_minute + index * AVAILABILITY.stepMinutes);
  return starts.filter((minute) => minute < DAY_MINUTES);
}

function slotAt(day: Day, minute: number, duration: number): TimeRange | null {
  const start = cairoInstant(day, minute);
  if (start === null) return null;
  const end = minutesAfter(start, duration);
  // In the night in which clocks change, work that long would end at another time than the hours mean.
  const isAsShown = minute + duration <= DAY_MINUTES || cairoInstant(day, minute + duration)?.getTime() === end.getTime();
  return isAsShown ? { start, end } : null;
}
