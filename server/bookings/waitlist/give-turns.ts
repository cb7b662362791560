import { freeSlots, isInPart, occupiedBy, type TimeRange, turnsOf, type Waiting } from '@hirfa/domain/bookings';
import { addDays, startOfDay } from '@hirfa/domain/market';
import { endOfNight } from '@hirfa/domain/notifications';
import type { Deadline } from '../../kernel/deadlines.ts';
import type { WriteCtx } from '../../kernel/verb.ts';
import type { WorkCtx } from '../../kernel/work.ts';
import type { Database } from '../../platform/db.ts';
import { type CalendarRow, findCalendar } from '../calendar-queries.ts';
import { turnGiven } from '../events.ts';
import { moveDeadlines } from '../free-time/queries.ts';
import { calendarIn, halfHoursOf, minutesOf } from '../offers.ts';
import type { BookableOffer } from '../queries.ts';
import { deleteWaits, findOffersOf, lockWaiting, markTold, markWaiting, type WaitingRow } from './queries.ts';
import { showWaits } from './show-changes.ts';

/**
 * A deadline: decides who of those who wait for a provider is told of a time, because something of the calendar has
 * changed or a turn has ended. The transaction that marks them publishes it: nobody is told twice.
 */
export async function giveTurns({ ctx, input }: { ctx: WorkCtx; input: Deadline }): Promise<void> {
  const providerId = input.entity_id;
  const nextAt = await ctx.transaction('clock', (tx) => decideTurns({ ctx: tx, input: { providerId } }));
  // In a statement of its own: whoever changes a calendar holds other locks when it comes to its deadline.
  const dueAt = new Map(nextAt === null ? [] : [[providerId, nextAt]]);
  await moveDeadlines(ctx.db, [input], dueAt);
}

interface Work {
  ctx: WriteCtx;
  input: { providerId: string };
}

/** Returns when the next turn may begin though nothing changes. */
async function decideTurns({ ctx: { db, now, publish }, input: { providerId } }: Work): Promise<Date | null> {
  const all = await lockWaiting(db, providerId, now);
  const done = all.filter(({ has_booked }) => has_booked);
  await deleteWaits(
    db,
    done.map(({ id }) => id),
  );
  const able = await withFree(
    db,
    providerId,
    all.filter(({ hears, has_booked }) => hears && !has_booked),
    now,
  );
  const { told, again, nextAt } = turnsOf(able, now, endOfNight(now));
  await markTold(db, told, now);
  await markWaiting(db, again);
  if (told.length > 0) await publish(turnGiven, ...told.map(({ id }) => ({ entry_id: id })));
  const changed = new Set([...done.map(({ id }) => id), ...told.map(({ id }) => id), ...again]);
  const users = all.filter(({ id }) => changed.has(id)).map(({ user_id }) => user_id);
  await showWaits(db, { users, ...(done.length > 0 && { provider: providerId }) }, now);
  return nextAt;
}

/** Those whose offer can be booked, with what is free of what they want. */
async function withFree(db: Database, providerId: string, rows: readonly WaitingRow[], now: Date): Promise<Waiting[]> {
  const days = rows.map(({ day }) => day).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return [];
  const offers = new Map((await findOffersOf(db, providerId)).map((offer) => [offer.id, offer]));
  const range = { start: startOfDay(addDays(first, -1)), end: startOfDay(addDays(last, 3)) };
  const calendar = await findCalendar(db, providerId, range);
  return rows.flatMap((row) => {
    const offer = offers.get(row.service_card_id);
    const free = offer && freeFor(row, offer, calendar, now);
    return free === undefined ? [] : { ...row, free };
  });
}

/** Undefined where the offer is not for this mode any more. */
function freeFor(
  { mode, half_hours, day, part }: WaitingRow,
  offer: BookableOffer,
  row: CalendarRow,
  now: Date,
): TimeRange[] | undefined {
  if (mode === 'online' ? !offer.supports_online : !offer.supports_in_person) return undefined;
  const calendar = calendarIn(mode, row);
  const minutes = minutesOf(offer, halfHoursOf(offer, half_hours ?? undefined));
  return freeSlots(calendar, day, minutes, now)
    .filter(({ start }) => isInPart(part, start))
    .map((slot) => occupiedBy(slot, calendar.bufferMinutes));
}
