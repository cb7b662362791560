import type { ProblemPhoto } from '@hirfa/contract/bookings';
import { DISPUTE } from '@hirfa/domain/bookings';
import { and, asc, eq, lt, type SQL, sql } from 'drizzle-orm';
import { viewBookingPhoto } from '../../accounts/index.ts';
import type { Database } from '../../platform/db.ts';
import { bookingDisputePhotos } from '../stored-disputes/tables.ts';

export type ProblemPhotoRow = typeof bookingDisputePhotos.$inferSelect;

const { id, booking_id, user_id, created_at } = bookingDisputePhotos;

/** Whether what a photo belongs to was sent. */
const isSent = sql`is_sent_problem_photo(${booking_id}, ${user_id})`;
const isOf = (bookingId: string, userId: string): SQL | undefined =>
  and(eq(booking_id, bookingId), eq(user_id, userId));

/** Those that a person has added to what they say about a booking, and not sent yet. */
export async function findUnsent(db: Database, bookingId: string, userId: string): Promise<ProblemPhoto[]> {
  const rows = await db
    .select()
    .from(bookingDisputePhotos)
    .where(and(isOf(bookingId, userId), sql`not ${isSent}`))
    .orderBy(asc(created_at), asc(id));
  return rows.map(viewBookingPhoto);
}

/** Those of a person, for the copy of their data. */
export function findProblemPhotosOf(db: Database, userId: string): Promise<ProblemPhotoRow[]> {
  return db.select().from(bookingDisputePhotos).where(eq(user_id, userId)).orderBy(asc(id)).execute();
}

/** One that the actor sees. */
export async function findProblemPhoto(db: Database, photoId: string): Promise<ProblemPhotoRow | undefined> {
  const [row] = await db.select().from(bookingDisputePhotos).where(eq(id, photoId));
  return row;
}

/** The stored photo; undefined if the id is taken by one that the actor does not see. */
export async function insertProblemPhoto(db: Database, row: ProblemPhotoRow): Promise<ProblemPhotoRow | undefined> {
  const [stored] = await db
    .insert(bookingDisputePhotos)
    .values(row)
    .onConflictDoNothing({ target: bookingDisputePhotos.id })
    .returning();
  return stored;
}

/** False if the person has none with this id that is not sent yet. */
export async function deleteProblemPhoto(
  db: Database,
  { bookingId, userId, photoId }: Record<'bookingId' | 'userId' | 'photoId', string>,
): Promise<boolean> {
  const rows = await db
    .delete(bookingDisputePhotos)
    .where(and(eq(id, photoId), isOf(bookingId, userId)))
    .returning({ id });
  return rows.length > 0;
}

/** Deletes photos that nobody has sent for days; how many. */
export async function deleteUnsent(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DISPUTE.unsentPhotosMs);
  const rows = await db
    .delete(bookingDisputePhotos)
    .where(and(lt(created_at, before), sql`not ${isSent}`))
    .returning({ id });
  return rows.length;
}
