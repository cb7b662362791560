import { addDays, cairoDay, cairoInstant, cairoMinute, type Day, weekdayOf } from '../market/index.ts';
import { AVAILABILITY } from './limits.ts';
import { after } from './times.ts';

/** Working hours of one weekday (0 is Sunday), in minutes of a Cairo day. */
export interface WeeklyHours {
  weekday: number;
  from_minute: number;
  to_minute: number;
}

/** A range of time that includes its start and excludes its end. */
export interface TimeRange {
  start: Date;
  end: Date;
}

/** What the calculation of slots needs of a provider's calendar. */
export interface Calendar {
  hours: readonly WeeklyHours[];
  /** Ranges that are taken, travel buffers included. */
  busy: readonly TimeRange[];
  noticeMinutes: number;
  /** The travel buffer: kept free after the end of a booking. */
  bufferMinutes: number;
}

const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const minutesAfter = (at: Date, minutes: number) => after(at, minutes * MINUTE_MS);
const overlaps = (a: TimeRange, b: TimeRange) => a.start < b.end && b.start < a.end;

/** The range that a booking takes in its provider's calendar: the slot and the travel buffer after it. */
export function occupiedBy(slot: TimeRange, bufferMinutes: number): TimeRange {
  return { start: slot.start, end: minutesAfter(slot.end, bufferMinutes) };
}

/** The last day in Cairo that can be booked: 60 days from today. */
export function horizonDay(now: Date): Day {
  return addDays(cairoDay(now), AVAILABILITY.horizonDays);
}

/**
 * The free slots of this length that start on a day of Cairo. The work must fit into the working hours; the travel
 * buffer need not (product decision: availability).
 */
export function freeSlots(calendar: Calendar, day: Day, durationMinutes: number, now: Date): TimeRange[] {
  if (day > horizonDay(now)) return [];
  const starts = hoursOn(calendar, weekdayOf(day)).flatMap((hours) => startsIn(hours, durationMinutes));
  return starts
    .flatMap((minute) => slotAt(day, minute, durationMinutes) ?? [])
    .filter((slot) => isOpen(calendar, slot, now));
}

/** Whether `freeSlots` would offer exactly this slot. */
export function isFreeSlot(calendar: Calendar, slot: TimeRange, now: Date): boolean {
  // Instants far in the future can not be formatted as a day.
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

/** The working hours that begin on a weekday; hours until midnight continue into those that begin the next day. */
function hoursOn({ hours }: Calendar, weekday: number): WeeklyHours[] {
  const night = hours.find((next) => next.weekday === (weekday + 1) % 7 && next.from_minute === 0);
  const endOf = ({ to_minute }: WeeklyHours) =>
    to_minute === DAY_MINUTES ? DAY_MINUTES + (night?.to_minute ?? 0) : to_minute;
  return hours.filter((today) => today.weekday === weekday).map((today) => ({ ...today, to_minute: endOf(today) }));
}

function startsIn({ from_minute, to_minute }: WeeklyHours, duration: number): number[] {
  const count = Math.floor((to_minute - from_minute - duration) / AVAILABILITY.stepMinutes) + 1;
  const starts = Array.from(
    { length: Math.max(0, count) },
    (_, index) => from_minute + index * AVAILABILITY.stepMinutes,
  );
  return starts.filter((minute) => minute < DAY_MINUTES);
}

function slotAt(day: Day, minute: number, duration: number): TimeRange | null {
  const start = cairoInstant(day, minute);
  if (start === null) return null;
  const end = minutesAfter(start, duration);
  // On the night when the clocks change, the end would be at another time of day than the working hours say.
  const isAsShown =
    minute + duration <= DAY_MINUTES || cairoInstant(day, minute + duration)?.getTime() === end.getTime();
  return isAsShown ? { start, end } : null;
}
