import { and, eq, isNotNull } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';
import { messages } from '../tables.ts';

const Sent = z.array(z.object({ message_id: z.uuid(), photo_id: z.uuid() }));

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
