import { possibleEvents } from '@hirfa/domain/bookings';
import { and, asc, count, desc, eq, inArray, not, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { chargebacks, owedRefunds } from '../payments/index.ts';
import { providerProfiles } from '../providers/index.ts';
import type { BookingRow } from './queries.ts';
import { bookingServices } from './stored-services/tables.ts';
import { isSettled } from './constraints/tables.ts';
import { bookings } from './tables.ts';

/** Bookings that have ended, of which a refund that could not go back has not reached its customer yet. */
const isOwedTo = (userId: string) => sql`(${isSettled(bookings)} and ${bookings.id} in (
  select booking_id from ${owedRefunds} where user_id = ${userId} and given_at is null))`;

/** Bookings that have ended, of whose money a bank, or who bears the loss of it, is not decided. */
const isOfBank = sql`(${isSettled(bookings)} and ${bookings.id} in (
  select back.booking_id from ${chargebacks} as back
  where back.bearer is null and (back.state = 'open' or back.taken > 0)))`;

/**
 * Bookings of a person, as customer or as provider, that have not ended, of which they are owed a refund, or of whose
 * money a bank decides: what was written in them is evidence.
 */
export async function findOpenBookings(db: Database, userId: string) {
  const own = db.select({ id: providerProfiles.id }).from(providerProfiles).where(eq(providerProfiles.user_id, userId));
  const isTheirs = or(eq(bookings.booker_id, userId), inArray(bookings.provider_id, own));
  const columns = {
    id: bookings.id,
    title_en: bookings.title,
    title_ar: bookings.title_ar,
    starts_at: bookings.starts_at,
    booker_id: bookings.booker_id,
  };
  const find = (which: SQL) =>
    db
      .select(columns)
      .from(bookings)
      .where(and(which, isTheirs))
      .orderBy(asc(bookings.starts_at), asc(bookings.id))
      .limit(MOST_OPEN);
  // Three statements: each along an index of what is open.
  const rows = [
    ...(await find(isOwedTo(userId))),
    ...(await find(sql`${isOfBank} and not ${isOwedTo(userId)}`)),
    ...(await find(not(isSettled(bookings)))),
  ];
  return rows.slice(0, MOST_OPEN).map(({ booker_id, starts_at, ...row }) => ({
    ...row,
    starts_at: starts_at.toISOString(),
    part: booker_id === userId ? ('customer' as const) : ('provider' as const),
  }));
}

const isOpenOf = (providerId: string) => and(eq(bookings.provider_id, providerId), not(isSettled(bookings)));

/** The number of a provider's bookings that have not ended. */
export async function countOpenBookings(db: Database, providerId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(bookings).where(isOpenOf(providerId));
  return row?.total ?? 0;
}

const isBookedWith = (cardId: string) => sql`exists (select from ${bookingServices} as service
  where service.booking_id = ${bookings.id} and service.service_card_id = ${cardId})`;

/** Whether a card has bookings that have not ended, alone or with others. */
export async function hasOpenBookings(db: Database, card: { id: string; provider_id: string }): Promise<boolean> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isOpenOf(card.provider_id), or(eq(bookings.service_card_id, card.id), isBookedWith(card.id))))
    .limit(1);
  return rows.length > 0;
}

/** Locks these bookings until the end of the transaction. */
export function lockOpenBookings(db: Database, providerId: string): Promise<BookingRow[]> {
  return db
    .select()
    .from(bookings)
    .where(isOpenOf(providerId))
    .orderBy(asc(bookings.id))
    .for('no key update')
    .execute();
}

/** A person's bookings as an admin decides about them: the open ones, soonest first, or the newest of all. */
export async function findBookingsOfPerson(db: Database, userId: string, now: Date, which: 'open' | 'newest') {
  const own = await db
    .select({ id: providerProfiles.id })
    .from(providerProfiles)
    .where(eq(providerProfiles.user_id, userId));
  const parts: [SQL, 'customer' | 'provider'][] = [
    [eq(bookings.booker_id, userId), 'customer'],
    ...own.map(({ id }): [SQL, 'provider'] => [eq(bookings.provider_id, id), 'provider']),
  ];
  const isOpen = which === 'open';
  const rows = parts.map(([isTheirs, part]) =>
    db
      .select()
      .from(bookings)
      .where(isOpen ? and(isTheirs, not(isSettled(bookings))) : isTheirs)
      .orderBy(
        isOpen ? asc(bookings.starts_at) : desc(bookings.created_at),
        isOpen ? asc(bookings.id) : desc(bookings.id),
      )
      .limit(isOpen ? MOST_OPEN : NEWEST)
      .then((found) => found.map((booking) => ({ booking, part }))),
  );
  const order = (booking: BookingRow) => (isOpen ? booking.starts_at.getTime() : -booking.created_at.getTime());
  return (await Promise.all(rows))
    .flat()
    .toSorted((one, other) => order(one.booking) - order(other.booking))
    .slice(0, isOpen ? MOST_OPEN : NEWEST)
    .map(({ booking, part }) => ({
      id: booking.id,
      title_en: booking.title,
      title_ar: booking.title_ar,
      starts_at: booking.starts_at.toISOString(),
      status: booking.status,
      part,
      can_cancel: possibleEvents(booking, 'admin', now).includes('cancel'),
    }));
}

const MOST_OPEN = 100;
const NEWEST = 10;
