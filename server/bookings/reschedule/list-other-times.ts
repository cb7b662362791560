import {
  AVAILABILITY,
  type Calendar,
  calendarForMove,
  freeSlots,
  lastMovableDay,
  PACKAGE_DAYS,
  proposalProblem,
} from '@hirfa/domain/bookings';
import { addDays, cairoDay, type Day, startOfDay } from '@hirfa/domain/market';
import { type Ctx, type Person, refuse } from '../../kernel/verb.ts';
import { calendarIn } from '../offers.ts';
import { type BookingRow, findBookingRow } from '../queries.ts';
import { findCalendarWithout } from './queries.ts';

const MINUTE_MS = 60_000;

interface Input {
  id: string;
  from?: Day | undefined;
  days: number;
}

/** The times that can be proposed for a booking, day by day; none of a booking that cannot be moved any more. */
export async function listOtherTimes({ ctx, input }: { ctx: Ctx<Person>; input: Input }) {
  const booking = await findBookingRow(ctx.db, input.id);
  // Providers do not see unpaid bookings.
  if (booking === undefined || booking.authorized_at === null) return refuse('not_found');
  const today = cairoDay(ctx.now);
  const farthest = lastMovableDay(booking, AVAILABILITY.horizonDays, ctx.now);
  const wanted = input.from === undefined || input.from < today ? today : input.from;
  // The database has no days that are very far from now.
  const calendar = await openDays(ctx, booking, wanted > farthest ? farthest : wanted, input.days);
  if (calendar === undefined) return refuse('not_found');
  const last_day = lastMovableDay(booking, calendar.horizonDays, ctx.now);
  if (wanted > last_day || booking.status !== 'confirmed') return { items: [], last_day, next_free_day: null };
  const items = daysFrom(wanted, input.days, last_day).map((day) => ({
    day,
    slots: slotsOn(ctx, booking, calendar, day),
  }));
  const isFree = items.some(({ slots }) => slots.length > 0);
  const later = addDays(wanted, input.days);
  return { items, last_day, next_free_day: isFree ? null : await findFreeDay(ctx, booking, later, last_day) };
}

const daysFrom = (first: Day, days: number, last: Day): Day[] =>
  Array.from({ length: days }, (_, index) => addDays(first, index)).filter((day) => day <= last);

/** The calendar of some days, without the booking itself; undefined if the actor has no part in it. */
async function openDays({ db }: Ctx, booking: BookingRow, first: Day, days: number): Promise<Calendar | undefined> {
  const range = { start: startOfDay(addDays(first, -1)), end: startOfDay(addDays(first, days + 2)) };
  const row = await findCalendarWithout(db, booking, range);
  return row && calendarIn(booking.mode, row);
}

function slotsOn({ now }: Ctx, booking: BookingRow, calendar: Calendar, day: Day) {
  const minutes = (booking.ends_at.getTime() - booking.starts_at.getTime()) / MINUTE_MS;
  return freeSlots(calendarForMove(calendar, booking, day), day, minutes, now)
    .filter(({ start }) => proposalProblem([start], { present: booking, calendar, now }) === null)
    .map(({ start, end }) => ({ starts_at: start.toISOString(), ends_at: end.toISOString() }));
}

/** The first day from this one on with a free time. */
async function findFreeDay(ctx: Ctx, booking: BookingRow, first: Day, last: Day): Promise<Day | null> {
  if (first > last) return null;
  const days = daysFrom(first, PACKAGE_DAYS, last);
  const calendar = await openDays(ctx, booking, first, days.length);
  if (calendar === undefined) return null;
  return days.find((day) => slotsOn(ctx, booking, calendar, day).length > 0) ?? null;
}
