import { and, asc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import { bookings } from '../../bookings/index.ts';
import type { Database } from '../../platform/db.ts';
import { lockOwnChat } from '../queries.ts';
import { requestPhotos } from './request-tables.ts';

export type RequestPhotoRow = typeof requestPhotos.$inferSelect;

const Numbers = z.array(z.object({ seq: z.int() }));

/**
 * Whether the request of this customer waits for its answer; undefined if it is none of theirs. Locks its chat, as an
 * answer does.
 */
export async function lockRequest(db: Database, bookingId: string, userId: string): Promise<boolean | undefined> {
  const chat = await lockOwnChat(db, bookingId, userId);
  if (chat?.customer_id !== userId) return undefined;
  const [row] = await db.select({ status: bookings.status }).from(bookings).where(eq(bookings.id, bookingId));
  return row?.status === 'awaiting_acceptance';
}

export function findRequestPhotos(db: Database, bookingId: string): Promise<RequestPhotoRow[]> {
  const { booking_id, created_at, id } = requestPhotos;
  return db.select().from(requestPhotos).where(eq(booking_id, bookingId)).orderBy(asc(created_at), asc(id)).execute();
}

/** Those of a person, for the copy of their data. */
export function findRequestPhotosOf(db: Database, userId: string): Promise<RequestPhotoRow[]> {
  return db
    .select()
    .from(requestPhotos)
    .where(eq(requestPhotos.user_id, userId))
    .orderBy(asc(requestPhotos.id))
    .execute();
}

export async function findRequestPhoto(db: Database, id: string): Promise<RequestPhotoRow | undefined> {
  const [row] = await db.select().from(requestPhotos).where(eq(requestPhotos.id, id));
  return row;
}

/** The stored photo; undefined if the id is taken by one that the actor does not see. */
export async function insertRequestPhoto(db: Database, row: RequestPhotoRow): Promise<RequestPhotoRow | undefined> {
  const [stored] = await db
    .insert(requestPhotos)
    .values(row)
    .onConflictDoNothing({ target: requestPhotos.id })
    .returning();
  return stored;
}

/** False if there is none. */
export async function deleteRequestPhoto(db: Database, bookingId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(requestPhotos)
    .where(and(eq(requestPhotos.id, id), eq(requestPhotos.booking_id, bookingId)))
    .returning({ id: requestPhotos.id });
  return rows.length > 0;
}

/** Shows the photos of an accepted request in its locked chat, or removes those of one that has ended. */
export async function answerRequestPhotos(db: Database, bookingId: string): Promise<number[]> {
  const rows = await db.execute(sql`select answer_request_photos(${bookingId}) as seq`);
  return Numbers.parse(rows).map(({ seq }) => seq);
}
