import { AVAILABILITY, type BookingMode, freeSlots, horizonDay } from '@hirfa/domain/bookings';
import { addDays, cairoDay, type Day, startOfDay } from '@hirfa/domain/market';
import { type Ctx, isRefusal } from '../kernel/verb.ts';
import { calendarOf, halfHoursOf, minutesOf } from './offers.ts';
import type { BookableOffer } from './queries.ts';
import { findCombined } from './several/find-combined.ts';

interface Input {
  id: string;
  also?: readonly string[] | undefined;
  mode: BookingMode;
  from?: Day | undefined;
  days: number;
  half_hours?: number | undefined;
}

/** The free slots of an offer, day by day; none if it is not offered in this mode. */
export async function listSlots({ ctx, input }: { ctx: Ctx; input: Input }) {
  const offer = await findCombined({ ctx, input });
  if (isRefusal(offer)) return offer;
  const today = cairoDay(ctx.now);
  const farthest = horizonDay(ctx.now, AVAILABILITY.horizonDays);
  const wanted = input.from === undefined || input.from < today ? today : input.from;
  // The database has no days that are very far from now.
  const first = wanted > farthest ? farthest : wanted;
  const { last_day, slotsOn } = await openDays(ctx, offer, input, { first, days: input.days });
  if (wanted > last_day) return { items: [], last_day, next_free_day: null };
  const items = daysFrom(wanted, input.days, last_day).map((day) => ({ day, slots: slotsOn(day) }));
  const isFree = items.some(({ slots }) => slots.length > 0);
  const later = addDays(wanted, input.days);
  return { items, last_day, next_free_day: isFree ? null : await findFreeDay(ctx, offer, input, later, last_day) };
}

const daysFrom = (first: Day, days: number, last: Day): Day[] =>
  Array.from({ length: days }, (_, index) => addDays(first, index)).filter((day) => day <= last);

/** The last day that can be booked, and the free slots of some days, whose calendar is read once. */
async function openDays(
  ctx: Ctx,
  offer: BookableOffer,
  { mode, half_hours }: Input,
  { first, days }: { first: Day; days: number },
) {
  const range = { start: startOfDay(addDays(first, -1)), end: startOfDay(addDays(first, days + 2)) };
  const calendar = await calendarOf(ctx, offer, mode, range);
  const minutes = minutesOf(offer, halfHoursOf(offer, half_hours));
  const isOffered = mode === 'online' ? offer.supports_online : offer.supports_in_person;
  const slotsOn = (day: Day) =>
    (isOffered ? freeSlots(calendar, day, minutes, ctx.now) : []).map(({ start, end }) => ({
      starts_at: start.toISOString(),
      ends_at: end.toISOString(),
    }));
  return { last_day: horizonDay(ctx.now, calendar.horizonDays), slotsOn };
}

/** The first day from this one on with a free slot. */
async function findFreeDay(ctx: Ctx, offer: BookableOffer, input: Input, first: Day, last: Day): Promise<Day | null> {
  if (first > last) return null;
  const days = daysFrom(first, AVAILABILITY.horizonDays, last);
  const { slotsOn } = await openDays(ctx, offer, input, { first, days: days.length });
  return days.find((day) => slotsOn(day).length > 0) ?? null;
}
