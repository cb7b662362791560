import { and, asc, count, eq, gt, isNull, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { profiles } from '../../accounts/index.ts';
import type { Database } from '../../platform/db.ts';
import { providerProfiles } from '../../providers/index.ts';
import { type BookingRow } from '../queries.ts';
import { bookings } from '../tables.ts';
import { deletedBookings } from './tables.ts';

export type Deletion = typeof deletedBookings.$inferSelect;

/** What became of the wish to delete a booking; undefined if nobody asked for it. */
export async function findDeletion(db: Database, bookingId: string): Promise<Deletion | undefined> {
  const [row] = await db.select().from(deletedBookings).where(eq(deletedBookings.booking_id, bookingId));
  return row;
}

export async function insertDeletion(db: Database, bookingId: string, now: Date): Promise<void> {
  await db.insert(deletedBookings).values({ booking_id: bookingId, asked_at: now });
}

/** Whether both people of a booking are marked. */
export async function isTestBooking(db: Database, bookingId: string): Promise<boolean> {
  const [row] = await db.execute(sql`select is_test_booking(${bookingId}::uuid) as is_test`);
  return z.object({ is_test: z.boolean() }).parse(row).is_test;
}

const booker = alias(profiles, 'booker');
const provider = alias(profiles, 'provider');

/** The bookings of two marked people that nobody has asked to delete. */
function selectTestBookings(db: Database) {
  const asked = db
    .select({ one: sql`1` })
    .from(deletedBookings)
    .where(eq(deletedBookings.booking_id, bookings.id));
  const found = db
    .select({ id: bookings.id })
    .from(bookings)
    .innerJoin(providerProfiles, eq(providerProfiles.id, bookings.provider_id))
    .innerJoin(booker, and(eq(booker.user_id, bookings.booker_id), booker.is_test))
    .innerJoin(provider, and(eq(provider.user_id, providerProfiles.user_id), provider.is_test));
  return { found, isLeft: notExists(asked) };
}

/** The next ones, in the order of their ids. */
export async function findTestBookings(db: Database, after: string | null, most: number): Promise<string[]> {
  const { found, isLeft } = selectTestBookings(db);
  const rows = await found
    .where(and(isLeft, after === null ? undefined : gt(bookings.id, after)))
    .orderBy(asc(bookings.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** How many there are, and how many are being deleted. */
export async function countTestBookings(db: Database): Promise<{ marked: number; deleting: number }> {
  const { found, isLeft } = selectTestBookings(db);
  const left = found.where(isLeft).as('marked');
  const [marked] = await db.select({ count: count() }).from(left);
  const [deleting] = await db
    .select({ count: count() })
    .from(deletedBookings)
    .where(isNull(deletedBookings.deleted_at));
  return { marked: marked?.count ?? 0, deleting: deleting?.count ?? 0 };
}

/** Locks a booking that is about to go. */
export async function lockBookingToDelete(
  db: Database,
  id: string,
): Promise<(BookingRow & { provider_user_id: string }) | undefined> {
  const [row] = await db
    .select({ booking: bookings, provider_user_id: providerProfiles.user_id })
    .from(bookings)
    .innerJoin(providerProfiles, eq(providerProfiles.id, bookings.provider_id))
    .where(eq(bookings.id, id))
    .for('update', { of: bookings });
  return row && { ...row.booking, provider_user_id: row.provider_user_id };
}

/** Deletes the row, with all rows that belong to it; the database refuses what is not to be deleted. */
export async function removeBooking(db: Database, id: string, now: Date): Promise<void> {
  await db.update(deletedBookings).set({ deleted_at: now }).where(eq(deletedBookings.booking_id, id));
  await db.delete(bookings).where(eq(bookings.id, id));
}
