import { and, asc, count, desc, eq, gt, inArray, lt, min, sql } from 'drizzle-orm';
import * as z from 'zod';
import { bookings } from '../bookings/index.ts';
import type { Cursor } from '../kernel/cursors.ts';
import type { Database } from '../platform/db.ts';
import { type ChatRow, isBlocked, isSuspended, type MessageRow } from './queries.ts';
import { chats, messages } from './tables.ts';

/** Digits of so many messages, which one person writes within this time, may be one number. */
const DICTATED = { messages: 10, withinMs: 3_600_000 };

const { booking_id, seq, sender_id, created_at } = messages;

/** The messages after a number, in their order. */
export function findMessagesAfter(db: Database, chatId: string, after: number, limit: number): Promise<MessageRow[]> {
  return db
    .select()
    .from(messages)
    .where(and(eq(booking_id, chatId), gt(seq, after)))
    .orderBy(asc(seq))
    .limit(limit)
    .execute();
}

/** The last messages before a number, in their order. */
export async function findMessagesBefore(
  db: Database,
  chatId: string,
  before: number,
  limit: number,
): Promise<MessageRow[]> {
  const rows = await db
    .select()
    .from(messages)
    .where(and(eq(booking_id, chatId), lt(seq, before)))
    .orderBy(desc(seq))
    .limit(limit);
  return rows.toReversed();
}

export async function findMessage(db: Database, id: string): Promise<MessageRow | undefined> {
  const [row] = await db.select().from(messages).where(eq(messages.id, id));
  return row;
}

/** The stored message; undefined if the id is taken by a message that the actor does not see. */
export async function insertMessage(db: Database, row: typeof messages.$inferInsert): Promise<MessageRow | undefined> {
  const [stored] = await db.insert(messages).values(row).onConflictDoNothing({ target: messages.id }).returning();
  return stored;
}

/** The last texts that a person wrote in a chat within an hour before a message, the oldest first. */
export async function findEarlierTexts(
  db: Database,
  { booking_id: chatId, user_id, before }: { booking_id: string; user_id: string; before: { seq: number; at: Date } },
): Promise<string[]> {
  const rows = await db
    .select({ text: messages.text })
    .from(messages)
    .where(
      and(
        eq(sender_id, user_id),
        gt(created_at, new Date(before.at.getTime() - DICTATED.withinMs)),
        eq(booking_id, chatId),
        lt(seq, before.seq),
        eq(messages.kind, 'text'),
      ),
    )
    .orderBy(desc(seq))
    .limit(DICTATED.messages);
  return rows.flatMap(({ text }) => text ?? []).toReversed();
}

/** How many messages a person has sent since an instant, and when the first of them. */
export async function countSent(db: Database, userId: string, since: Date) {
  const [row] = await db
    .select({ sent: count(), first: min(created_at) })
    .from(messages)
    .where(and(eq(sender_id, userId), gt(created_at, since)));
  return { sent: row?.sent ?? 0, first: row?.first ?? since };
}

/** What decides who may write what: a suspended or blocking provider, and whether the booking was accepted. */
export async function findWritingFacts(db: Database, { booking_id: chatId }: ChatRow) {
  const [row] = await db
    .select({ is_suspended: isSuspended, is_blocked: isBlocked, confirmed_at: bookings.confirmed_at })
    .from(chats)
    .innerJoin(bookings, eq(bookings.id, chats.booking_id))
    .where(eq(chats.booking_id, chatId));
  return row ?? { is_suspended: false, is_blocked: false, confirmed_at: null };
}

const Found = z.array(z.object({ id: z.string() }));

/** The messages of the actor's own chats that match every pattern, the newest first. */
export async function searchOwnMessages(
  db: Database,
  patterns: readonly string[],
  cursor: Cursor | null,
  rows: number,
): Promise<MessageRow[]> {
  const before = cursor && new Date(cursor[0]).toISOString();
  const found = await db.execute(sql`select id from find_own_messages(
    ${sql.param(patterns)}::text[], ${before}::timestamptz, ${cursor?.[1] ?? null}::uuid, ${rows}::int)`);
  const ids = Found.parse(found).map(({ id }) => id);
  if (ids.length === 0) return [];
  return db
    .select()
    .from(messages)
    .where(inArray(messages.id, ids))
    .orderBy(desc(created_at), desc(messages.id))
    .execute();
}
