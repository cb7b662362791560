import type { Booking } from '@hirfa/contract/bookings';
import { and, asc, eq, isNotNull, not, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { payments } from '../../payments/index.ts';
import { providerProfiles } from '../../providers/index.ts';
import { isSettled } from '../constraints/tables.ts';
import { bookings } from '../tables.ts';
import { packageDates, packages, publicPackages } from './tables.ts';

export type PackageRow = typeof packages.$inferSelect;
export type PackageDate = typeof packageDates.$inferSelect;

/** The columns of another booking of a package, for conditions. */
export const otherOfPackage = {
  status: sql`other.status`,
  starts_at: sql`other.starts_at`,
  completed_at: sql`other.completed_at`,
  disputed_at: sql`other.disputed_at`,
  dispute_ended_at: sql`other.dispute_ended_at`,
};

/** Of the dates of a package a list has the first one in its order; `wanted` is what else of them is in the list. */
export function isFirstOfPackage(direction: 'ascending' | 'descending', wanted: SQL): SQL {
  const compare = direction === 'ascending' ? sql`<` : sql`>`;
  return sql`not exists (select from ${bookings} as other where other.package_id = ${bookings.package_id}
    and ${wanted} and (other.starts_at, other.id) ${compare} (${bookings.starts_at}, ${bookings.id}))`;
}

const others = (which: SQL) => sql`(select count(*)::int from ${bookings} as other
  where other.package_id = package.id and other.id <> ${bookings.id} and ${which})`;

/** The package of a booking, for its view. */
export const packageOf = sql<Booking['package']>`(
  select json_build_object('id', package.id, 'kind', package.kind, 'number', date.number,
    'is_whole', package.began_at is null, 'ahead', ${others(not(isSettled(otherOfPackage)))}, 'over', ${others(isSettled(otherOfPackage))})
  from ${packages} as package join ${packageDates} as date on date.booking_id = ${bookings.id}
  where package.id = ${bookings.package_id})`;

/** What packages of a card cost before fee and VAT; undefined where it is sold in none. */
export async function findPackagePrices(db: Database, cardId: string) {
  const [row] = await db.select().from(publicPackages).where(eq(publicPackages.card_id, cardId));
  return row;
}

/** A package that the actor may see. */
export async function findPackage(db: Database, id: string): Promise<PackageRow | undefined> {
  const [row] = await db.select().from(packages).where(eq(packages.id, id));
  return row;
}

/** Its times as they were booked, in their order. */
export async function findPackageDates(db: Database, id: string): Promise<PackageDate[]> {
  return db.select().from(packageDates).where(eq(packageDates.package_id, id)).orderBy(asc(packageDates.number));
}

/** The bookings of a package with their payments. */
export async function findPackageBookings(db: Database, id: string) {
  return db
    .select({ booking: bookings, payment: payments })
    .from(bookings)
    .innerJoin(payments, eq(payments.booking_id, bookings.id))
    .where(eq(bookings.package_id, id));
}

/** Locks the bookings of a package until the end of the transaction, the first one first, as `lockMembers` does. */
export async function lockPackageBookings(db: Database, id: string) {
  return db
    .select()
    .from(bookings)
    .where(eq(bookings.package_id, id))
    .orderBy(sql`${bookings.id} <> ${id}`, asc(bookings.id))
    .for('no key update')
    .execute();
}

export async function markStopped(db: Database, id: string, at: Date): Promise<void> {
  await db.update(packages).set({ stopped_at: at }).where(eq(packages.id, id));
}

const ofStop = sql`from ${bookings} as other where other.package_id = ${packages.id}`;

/** What a stop of a package has ended, for its people; undefined where nobody has stopped it. */
export async function findStopped(db: Database, id: string) {
  const [row] = await db
    .select({
      booker_id: bookings.booker_id,
      provider_user_id: providerProfiles.user_id,
      title: bookings.title,
      title_ar: bookings.title_ar,
      bookings: sql<number>`(select count(*)::int ${ofStop} and other.cancelled_at = ${packages.stopped_at})`,
      left: sql<number>`(select count(*)::int ${ofStop} and other.status in ('confirmed', 'started', 'in_progress'))`,
      refund: sql<string>`(select coalesce(sum(share.customer_total), 0)::numeric(12,2)::text from ${payments} as share
        join ${bookings} as other on other.id = share.booking_id
        where share.package_id = ${packages.id} and other.cancelled_at = ${packages.stopped_at})`,
    })
    .from(packages)
    .innerJoin(bookings, eq(bookings.id, packages.id))
    .innerJoin(providerProfiles, eq(providerProfiles.id, bookings.provider_id))
    .where(and(eq(packages.id, id), isNotNull(packages.stopped_at)));
  return row;
}
