import { and, asc, eq, inArray, lt } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import type { BookingRow } from '../queries.ts';
import { bookings, publicOffers } from '../tables.ts';

/** Unpaid bookings of a card's provider with an expired hold. */
export async function findExpiredHolds(db: Database, cardId: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(publicOffers, eq(publicOffers.provider_id, bookings.provider_id))
    .where(
      and(
        eq(publicOffers.id, cardId),
        eq(bookings.status, 'awaiting_acceptance'),
        inArray(bookings.payment_status, ['pending', 'failed']),
        lt(bookings.hold_until, now),
      ),
    )
    .limit(20);
  return rows.map(({ id }) => id);
}

/**
 * Locks bookings until the end of the transaction, except those that another transaction has locked: who holds several
 * locks waits for nobody.
 */
export async function lockFreeBookings(db: Database, ids: readonly string[]): Promise<BookingRow[]> {
  return db
    .select()
    .from(bookings)
    .where(inArray(bookings.id, [...ids]))
    .orderBy(asc(bookings.id))
    .for('no key update', { skipLocked: true });
}
