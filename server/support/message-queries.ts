import { and, asc, count, desc, eq, gt, isNotNull, lt, min } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../platform/db.ts';
import { liveSupportMessages as messages, liveSupportSessions } from './tables.ts';

export type MessageRow = typeof messages.$inferSelect;
export type NewMessageRow = typeof messages.$inferInsert;

const { session_id, seq, sender_id, created_at } = messages;

/** The messages after a number, in their order. */
export function findMessagesAfter(db: Database, id: string, after: number, limit: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(and(eq(session_id, id), gt(seq, after)))
    .orderBy(asc(seq))
    .limit(limit)
    .execute();
}

/** The last messages before a number, in their order. */
export async function findMessagesBefore(
  db: Database,
  id: string,
  before: number,
  limit: number,
): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(session_id, id), lt(seq, before)))
    .orderBy(desc(seq))
    .limit(limit);
  return rows.toReversed();
}

export async function findMessage(db: Database, id: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  return row;
}

/** The stored message; undefined if the id is taken by a message that the actor does not see. */
export async function insertMessage(db: Database, row: NewMessageRow): Promise<MessageRow | undefined> {
  const [stored] = await db.insert(messages).values(row).onConflictDoNothing({ target: messages.id }).returning();
  return stored;
}

/** The instant that the last auto-reply of a session named; null if none did. */
export async function findAnnounced(db: Database, id: string): Promise<Date | null> {
  const [row] = await db
    .select({ announced: messages.answers_at })
    .from(messages)
    .where(and(eq(session_id, id), isNotNull(messages.answers_at)))
    .orderBy(desc(seq))
    .limit(1);
  return row?.announced ?? null;
}

/** How many messages somebody has sent since an instant, and when the first of them. */
export async function countSent(db: Database, userId: string, since: Date) {
  const [row] = await db
    .select({ times: count(), first: min(created_at) })
    .from(messages)
    .where(and(eq(sender_id, userId), gt(created_at, since)));
  return { times: row?.times ?? 0, first: row?.first ?? since };
}

const Photos = z.array(z.object({ message_id: z.uuid(), photo_id: z.uuid() }));

/** The photos of all sessions of a person. */
export async function findPhotosOf(db: Database, userId: string): Promise<z.infer<typeof Photos>> {
  const { id, photo_id } = messages;
  const rows = await db
    .select({ message_id: id, photo_id })
    .from(messages)
    .innerJoin(liveSupportSessions, eq(liveSupportSessions.id, session_id))
    .where(and(eq(liveSupportSessions.user_id, userId), isNotNull(photo_id)))
    .orderBy(session_id, seq);
  return Photos.parse(rows);
}
