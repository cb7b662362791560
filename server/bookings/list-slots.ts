import { AVAILABILITY, type BookingMode, freeSlots, horizonDay } from '@hirfa/domain/bookings';
import { addDays, cairoDay, type Day, startOfDay } from '@hirfa/domain/market';
import { type Ctx, refuse } from '../kernel/verb.ts';
import { calendarOf, halfHoursOf, minutesOf } from './offers.ts';
import { findOffer } from './queries.ts';

interface Input {
  id: string;
  mode: BookingMode;
  from?: Day | undefined;
  days: number;
  half_hours?: number | undefined;
}

/** The free slots of an offer, day by day; none if it is not offered in this mode. */
export async function listSlots({ ctx, input }: { ctx: Ctx; input: Input }) {
  const offer = await findOffer(ctx.db, input.id);
  if (offer === undefined) return refuse('not_found');
  const today = cairoDay(ctx.now);
  const farthest = horizonDay(ctx.now, AVAILABILITY.horizonDays);
  const wanted = input.from === undefined || input.from < today ? today : input.from;
  // Days far from now may be none of the database.
  const first = wanted > farthest ? farthest : wanted;
  const range = { start: startOfDay(addDays(first, -1)), end: startOfDay(addDays(first, input.days + 2)) };
  const calendar = await calendarOf(ctx, offer, input.mode, range);
  const last_day = horizonDay(ctx.now, calendar.horizonDays);
  const minutes = minutesOf(offer, halfHoursOf(offer, input.half_hours));
  const isOffered = input.mode === 'online' ? offer.supports_online : offer.supports_in_person;
  if (wanted > last_day) return { items: [], last_day };
  const items = Array.from({ length: input.days }, (_, index) => addDays(wanted, index))
    .filter((day) => day <= last_day)
    .map((day) => ({
      day,
      slots: (isOffered ? freeSlots(calendar, day, minutes, ctx.now) : []).map(({ start, end }) => ({
        starts_at: start.toISOString(),
        ends_at: end.toISOString(),
      })),
    }));
  return { items, last_day };
}
