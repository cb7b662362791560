import {
  AVAILABILITY,
  type BookingMode,
  type Calendar,
  freeSlots,
  horizonDay,
  type TimeRange,
} from '@hirfa/domain/bookings';
import { addDays, cairoDay, type Day, startOfDay } from '@hirfa/domain/market';
import { type Ctx, isRefusal } from '../kernel/verb.ts';
import { calendarOf, halfHoursOf, minutesOf } from './offers.ts';
import { findCombined } from './several/find-combined.ts';

interface Days {
  from?: Day | undefined;
  days: number;
}

interface Input extends Days {
  id: string;
  also?: readonly string[] | undefined;
  mode: BookingMode;
  half_hours?: number | undefined;
}

/** The free slots of an offer, day by day; none if it is not offered in this mode. */
export async function listSlots({ ctx, input }: { ctx: Ctx; input: Input }) {
  const offer = await findCombined({ ctx, input });
  if (isRefusal(offer)) return offer;
  const { mode, half_hours } = input;
  const isOffered = mode === 'online' ? offer.supports_online : offer.supports_in_person;
  return listFreeDays(ctx, input, {
    minutes: isOffered ? minutesOf(offer, halfHoursOf(offer, half_hours)) : null,
    readCalendar: (range) => calendarOf(ctx, offer, mode, range),
  });
}

/** What free slots depend on: their length, null where there are none, and the calendar of a provider. */
interface Wanted {
  minutes: number | null;
  readCalendar(range: TimeRange): Promise<Calendar>;
}

/** The free slots of some days, and where they have none, the first later day with one. */
export async function listFreeDays({ now }: Pick<Ctx, 'now'>, input: Days, wanted: Wanted) {
  const today = cairoDay(now);
  const farthest = horizonDay(now, AVAILABILITY.horizonDays);
  const from = input.from === undefined || input.from < today ? today : input.from;
  // The database has no days that are very far from now.
  const first = from > farthest ? farthest : from;
  const { last_day, slotsOn } = await openDays(now, wanted, { first, days: input.days });
  if (from > last_day) return { items: [], last_day, next_free_day: null };
  const items = daysFrom(from, input.days, last_day).map((day) => ({ day, slots: slotsOn(day) }));
  const isFree = items.some(({ slots }) => slots.length > 0);
  const later = addDays(from, input.days);
  return { items, last_day, next_free_day: isFree ? null : await findFreeDay(now, wanted, later, last_day) };
}

const daysFrom = (first: Day, days: number, last: Day): Day[] =>
  Array.from({ length: days }, (_, index) => addDays(first, index)).filter((day) => day <= last);

/** The last day that can be booked, and the free slots of some days, whose calendar is read once. */
async function openDays(now: Date, { minutes, readCalendar }: Wanted, { first, days }: { first: Day; days: number }) {
  const calendar = await readCalendar({
    start: startOfDay(addDays(first, -1)),
    end: startOfDay(addDays(first, days + 2)),
  });
  const slotsOn = (day: Day) =>
    (minutes === null ? [] : freeSlots(calendar, day, minutes, now)).map(({ start, end }) => ({
      starts_at: start.toISOString(),
      ends_at: end.toISOString(),
    }));
  return { last_day: horizonDay(now, calendar.horizonDays), slotsOn };
}

/** The first day from this one on with a free slot. */
async function findFreeDay(now: Date, wanted: Wanted, first: Day, last: Day): Promise<Day | null> {
  if (first > last) return null;
  const days = daysFrom(first, AVAILABILITY.horizonDays, last);
  const { slotsOn } = await openDays(now, wanted, { first, days: days.length });
  return days.find((day) => slotsOn(day).length > 0) ?? null;
}
