import { and, asc, eq, isNotNull, lte, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';
import { messages, unusedPhotos } from '../tables.ts';

const Sent = z.array(z.object({ message_id: z.uuid(), photo_id: z.uuid() }));
const Named = z.tuple([z.object({ id: z.uuid() })]);

/** A name for a file, which is deleted at an instant unless a message shows it by then. */
export async function namePhoto(db: Database, removeAt: Date): Promise<string> {
  const [{ id }] = Named.parse([
    ...(await db.execute(sql`select name_photo(${removeAt.toISOString()}::timestamptz) as id`)),
  ]);
  return id;
}

/** The photos of a person's messages. */
export async function findSentPhotos(
  db: Database,
  userId: string,
): Promise<{ message_id: string; photo_id: string }[]> {
  const { id, photo_id, sender_id } = messages;
  const rows = await db
    .select({ message_id: id, photo_id })
    .from(messages)
    .where(and(eq(sender_id, userId), isNotNull(photo_id)))
    .orderBy(id);
  return Sent.parse(rows);
}

/** Files that no message shows, and that are due. */
export async function findUnused(db: Database, now: Date, limit: number): Promise<string[]> {
  const { id, remove_at } = unusedPhotos;
  const rows = await db
    .select({ id })
    .from(unusedPhotos)
    .where(lte(remove_at, now))
    .orderBy(asc(remove_at))
    .limit(limit);
  return rows.map((row) => row.id);
}

export async function deleteUnused(db: Database, id: string): Promise<void> {
  await db.delete(unusedPhotos).where(eq(unusedPhotos.id, id));
}
