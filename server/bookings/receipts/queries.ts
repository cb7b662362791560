import type { ReceiptPhoto } from '@hirfa/contract/bookings';
import { EXTRA } from '@hirfa/domain/bookings';
import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { viewBookingPhoto } from '../../accounts/index.ts';
import type { Database } from '../../platform/db.ts';
import { bookingExtraPhotos } from '../stored-extras/tables.ts';

export type ReceiptPhotoRow = typeof bookingExtraPhotos.$inferSelect;

const { id, booking_id, user_id, extra_id, created_at } = bookingExtraPhotos;

const isUnsent = (bookingId: string, userId: string) =>
  and(eq(booking_id, bookingId), eq(user_id, userId), isNull(extra_id));

/** Those that a provider has added for what they are about to propose. */
export async function findUnsentReceipts(db: Database, bookingId: string, userId: string): Promise<ReceiptPhoto[]> {
  const rows = await db
    .select()
    .from(bookingExtraPhotos)
    .where(isUnsent(bookingId, userId))
    .orderBy(asc(created_at), asc(id));
  return rows.map(viewBookingPhoto);
}

/** Those of a person, for the copy of their data. */
export function findReceiptsOf(db: Database, userId: string): Promise<ReceiptPhotoRow[]> {
  return db.select().from(bookingExtraPhotos).where(eq(user_id, userId)).orderBy(asc(id)).execute();
}

/** One that the actor sees. */
export async function findReceipt(db: Database, photoId: string): Promise<ReceiptPhotoRow | undefined> {
  const [row] = await db.select().from(bookingExtraPhotos).where(eq(id, photoId));
  return row;
}

/** The stored photo; undefined if the id is taken by one that the actor does not see. */
export async function insertReceipt(
  db: Database,
  row: Omit<ReceiptPhotoRow, 'extra_id'>,
): Promise<ReceiptPhotoRow | undefined> {
  const [stored] = await db.insert(bookingExtraPhotos).values(row).onConflictDoNothing({ target: id }).returning();
  return stored;
}

/** False if the person has none with this id that is not sent yet. */
export async function deleteReceipt(
  db: Database,
  { bookingId, userId, photoId }: Record<'bookingId' | 'userId' | 'photoId', string>,
): Promise<boolean> {
  const rows = await db
    .delete(bookingExtraPhotos)
    .where(and(eq(id, photoId), isUnsent(bookingId, userId)))
    .returning({ id });
  return rows.length > 0;
}

/** Sends the photos that the actor has added with what they propose. */
export async function sendReceipts(db: Database, bookingId: string, userId: string, extraId: string): Promise<void> {
  await db.update(bookingExtraPhotos).set({ extra_id: extraId }).where(isUnsent(bookingId, userId));
}

/** Deletes photos that nobody has sent for days; how many. */
export async function deleteUnsentReceipts(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - EXTRA.unsentReceiptsMs);
  const rows = await db
    .delete(bookingExtraPhotos)
    .where(and(lt(created_at, before), isNull(extra_id)))
    .returning({ id });
  return rows.length;
}
