import { and, asc, count, eq, inArray, not, or } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { providerProfiles } from '../providers/index.ts';
import type { BookingRow } from './queries.ts';
import { bookings, isSettled } from './tables.ts';

/** Bookings of a person, as customer or as provider, that are neither cancelled nor settled. */
export async function findOpenBookings(db: Database, userId: string) {
  const own = db.select({ id: providerProfiles.id }).from(providerProfiles).where(eq(providerProfiles.user_id, userId));
  const rows = await db
    .select({
      id: bookings.id,
      title_en: bookings.title,
      title_ar: bookings.title_ar,
      starts_at: bookings.starts_at,
      booker_id: bookings.booker_id,
    })
    .from(bookings)
    .where(and(not(isSettled(bookings)), or(eq(bookings.booker_id, userId), inArray(bookings.provider_id, own))))
    .orderBy(asc(bookings.starts_at), asc(bookings.id))
    .limit(100);
  return rows.map(({ booker_id, starts_at, ...row }) => ({
    ...row,
    starts_at: starts_at.toISOString(),
    part: booker_id === userId ? ('customer' as const) : ('provider' as const),
  }));
}

const isOpenOf = (providerId: string) => and(eq(bookings.provider_id, providerId), not(isSettled(bookings)));

/** The number of a provider's bookings that are neither cancelled nor settled. */
export async function countOpenBookings(db: Database, providerId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(bookings).where(isOpenOf(providerId));
  return row?.total ?? 0;
}

/** Whether a card has bookings that are neither cancelled nor settled. */
export async function hasOpenBookings(db: Database, card: { id: string; provider_id: string }): Promise<boolean> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(isOpenOf(card.provider_id), eq(bookings.service_card_id, card.id)))
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
