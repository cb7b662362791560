import { addDays, cairoDay, clockParts, type Day, DAY_MINUTES } from '../market/index.ts';
import { AVAILABILITY } from './limits.ts';
import { after } from './times.ts';
import { hoursOn, type WorkingHours } from './working-hours.ts';

/** A range of time that includes its start and excludes its end. */
export interface TimeRange {
  start: Date;
  end: Date;
}

/** What the calculation of slots needs of a provider's calendar. */
export interface Calendar extends WorkingHours {
  /** Ranges that are taken: bookings, travel buffers included, and imported busy times. */
  busy: readonly TimeRange[];
  noticeMinutes: number;
  /** How many days ahead can be booked. */
  horizonDays: number;
  /** The minutes between the starts of slots. */
  stepMinutes: number;
  /** The travel buffer: kept free after the end of a booking. */
  bufferMinutes: number;
}

const MINUTE_MS = 60_000;
const minutesAfter = (at: Date, minutes: number) => after(at, minutes * MINUTE_MS);
/** Numbers are compared much faster than instants, and calendars compare a lot. */
const overlaps = (a: TimeRange, b: TimeRange) =>
  a.start.getTime() < b.end.getTime() && b.start.getTime() < a.end.getTime();
const isWithin = (a: TimeRange, b: TimeRange) =>
  b.start.getTime() <= a.start.getTime() && a.end.getTime() <= b.end.getTime();

/** The range that a booking takes in its provider's calendar: the slot and the travel buffer after it. */
export function occupiedBy(slot: TimeRange, bufferMinutes: number): TimeRange {
  return { start: slot.start, end: minutesAfter(slot.end, bufferMinutes) };
}

/** The last day in Cairo that can be booked. */
export function horizonDay(now: Date, horizonDays: number): Day {
  return addDays(cairoDay(now), horizonDays);
}

/**
 * Whether an instant is one of so many days from now on, as far ahead as any provider can be booked if nothing else is
 * said. Instants far from now may not be a day of a calendar.
 */
export function isWithinHorizon(at: Date, now: Date, days: number = AVAILABILITY.horizonDays): boolean {
  return at >= now && at < minutesAfter(now, (days + 2) * DAY_MINUTES);
}

/**
 * The free slots of this length that start on a day of Cairo. Every minute of the work must be within the working
 * hours, also after midnight; the travel buffer need not (product decision: availability). In the hour that the clock
 * shows twice, slots start in the first one.
 */
export function freeSlots(calendar: Calendar, day: Day, durationMinutes: number, now: Date): TimeRange[] {
  return freeOf(startsOn(calendar, day), calendar, day, durationMinutes, now);
}

/** Those of these starts, on a day, at which a slot of this length is free. */
export function freeOf(starts: Date[], calendar: Calendar, day: Day, durationMinutes: number, now: Date): TimeRange[] {
  if (day > horizonDay(now, calendar.horizonDays)) return [];
  const open = openTimes(calendar, day, Math.ceil(durationMinutes / DAY_MINUTES));
  return starts
    .map((start) => ({ start, end: minutesAfter(start, durationMinutes) }))
    .filter((slot) => open.some((range) => isWithin(slot, range)))
    .filter((slot) => isFree(calendar, slot, now));
}

/** Whether `freeSlots` would offer exactly this slot. */
export function isFreeSlot(calendar: Calendar, slot: TimeRange, now: Date): boolean {
  if (!isWithinHorizon(slot.start, now, calendar.horizonDays)) return false;
  const minutes = (slot.end.getTime() - slot.start.getTime()) / MINUTE_MS;
  const day = cairoDay(slot.start);
  const starts = startsOn(calendar, day).filter((start) => start.getTime() === slot.start.getTime());
  return freeOf(starts, calendar, day, minutes, now).length > 0;
}

/** Whether a provider works all the time of a slot, which may be far from now. */
export function isWithinHours(hours: WorkingHours, { start, end }: TimeRange): boolean {
  const days = Math.ceil((end.getTime() - start.getTime()) / (DAY_MINUTES * MINUTE_MS));
  return openTimes(hours, cairoDay(start), days).some((open) => isWithin({ start, end }, open));
}

function isFree(calendar: Calendar, slot: TimeRange, now: Date): boolean {
  const earliest = now.getTime() + calendar.noticeMinutes * MINUTE_MS;
  return slot.start.getTime() >= earliest && !isTaken(calendar, slot);
}

/** Whether the provider is busy in a slot, or on the way from it. */
export function isTaken({ busy, bufferMinutes }: Pick<Calendar, 'busy' | 'bufferMinutes'>, slot: TimeRange): boolean {
  const occupied = occupiedBy(slot, bufferMinutes);
  return busy.some((taken) => overlaps(taken, occupied));
}

/** When the provider works on a day and the days after it, without interruptions at midnight. */
function openTimes(hours: WorkingHours, first: Day, more: number): TimeRange[] {
  const open: TimeRange[] = [];
  const all = Array.from({ length: more + 1 }, (_, index) => timesOn(hours, addDays(first, index))).flat();
  for (const { start, end } of all.toSorted((a, b) => a.start.getTime() - b.start.getTime())) {
    const last = open.at(-1);
    if (last === undefined || start > last.end) open.push({ start, end });
    else if (end > last.end) last.end = end;
  }
  return open;
}

function timesOn(hours: WorkingHours, day: Day): TimeRange[] {
  const parts = clockParts(day);
  return hoursOn(hours, day).flatMap(({ from_minute, to_minute }) =>
    parts.flatMap((part) => {
      const from = Math.max(from_minute, part.from_minute);
      const to = Math.min(to_minute, part.to_minute);
      const at = (minute: number) => minutesAfter(part.start, minute - part.from_minute);
      return from < to ? { start: at(from), end: at(to) } : [];
    }),
  );
}

/** Where slots may start on a day: every step of each of its hours; a minute that is shown twice counts once. */
function startsOn(calendar: Calendar, day: Day): Date[] {
  const starts = new Map<number, Date>();
  for (const part of clockParts(day))
    for (const { from_minute, to_minute } of hoursOn(calendar, day))
      for (let minute = from_minute; minute < Math.min(to_minute, part.to_minute); minute += calendar.stepMinutes)
        if (minute >= part.from_minute && !starts.has(minute))
          starts.set(minute, minutesAfter(part.start, minute - part.from_minute));
  return [...starts.values()].toSorted((a, b) => a.getTime() - b.getTime());
}
