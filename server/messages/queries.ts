import { and, desc, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { bookingPeople, bookings } from '../bookings/index.ts';
import type { Cursor } from '../kernel/cursors.ts';
import type { Database } from '../platform/db.ts';
import { providerProfiles } from '../providers/index.ts';
import { chatMembers, chats, messages } from './tables.ts';

export type ChatRow = typeof chats.$inferSelect;
export type MessageRow = typeof messages.$inferSelect;

const own = alias(chatMembers, 'own');
const other = alias(chatMembers, 'other');

/** Of one of the two people only: admins may read the rows of chats, too. */
const isOf = (userId: string) => or(eq(chats.customer_id, userId), eq(chats.provider_user_id, userId));

/** A chat of the person, locked until the end of the transaction, so that nobody else adds a message. */
export async function lockOwnChat(db: Database, id: string, userId: string): Promise<ChatRow | undefined> {
  const [row] = await db
    .select()
    .from(chats)
    .where(and(eq(chats.booking_id, id), isOf(userId)))
    .for('no key update');
  return row;
}

export async function findOwnChat(db: Database, id: string, userId: string): Promise<ChatRow | undefined> {
  const [row] = await db
    .select()
    .from(chats)
    .where(and(eq(chats.booking_id, id), isOf(userId)));
  return row;
}

/** A chat of anybody, for admins. */
export async function findChat(db: Database, id: string): Promise<ChatRow | undefined> {
  const [row] = await db.select().from(chats).where(eq(chats.booking_id, id));
  return row;
}

/** Whether the actor is the provider of the chat, and suspended: others do not see the profile here. */
export const isSuspended = sql<boolean>`exists (select from ${providerProfiles} as profile
  where profile.id = ${chats.provider_id} and profile.user_id = actor_id() and not profile.is_active)`;

/** Whether the provider has blocked the customer. */
export const isBlocked = sql<boolean>`is_blocked_chat(${chats.booking_id})`;

/** Chats with everything that their view needs, in one statement. */
function selectViews(db: Database, userId: string) {
  return db
    .select({
      chat: chats,
      own,
      other,
      booking: {
        title: bookings.title,
        title_ar: bookings.title_ar,
        starts_at: bookings.starts_at,
        status: bookings.status,
      },
      people: {
        display_name_en: bookingPeople.display_name_en,
        display_name_ar: bookingPeople.display_name_ar,
        provider_avatar_url: bookingPeople.provider_avatar_url,
        customer_full_name: bookingPeople.customer_full_name,
        customer_avatar_url: bookingPeople.customer_avatar_url,
      },
      last_message: messages,
      is_suspended: isSuspended,
      is_blocked: isBlocked,
    })
    .from(chats)
    .innerJoin(own, and(eq(own.booking_id, chats.booking_id), eq(own.user_id, userId)))
    .leftJoin(other, and(eq(other.booking_id, chats.booking_id), sql`${other.user_id} <> ${userId}`))
    .innerJoin(bookings, eq(bookings.id, chats.booking_id))
    .innerJoin(bookingPeople, eq(bookingPeople.booking_id, chats.booking_id))
    .leftJoin(messages, and(eq(messages.booking_id, chats.booking_id), eq(messages.seq, chats.last_seq)));
}
export type ChatViewRow = Awaited<ReturnType<typeof selectViews>>[number];

export function findChatViewsByIds(db: Database, ids: readonly string[], userId: string): Promise<ChatViewRow[]> {
  return selectViews(db, userId)
    .where(inArray(chats.booking_id, [...ids]))
    .execute();
}

export async function findChatView(db: Database, id: string, userId: string): Promise<ChatViewRow | undefined> {
  const [row] = await selectViews(db, userId).where(eq(chats.booking_id, id));
  return row;
}

/** The chats of a package's later bookings are shown once somebody has written there. */
const isEmptyOfPackage = sql`(${chats.last_seq} = 0 and exists (select from ${bookings} as booking
  where booking.id = ${chats.booking_id} and booking.package_id <> booking.id))`;

/** The person's chats with the newest messages. They are found before the joins, in the order of an index. */
export async function findChatViews(
  db: Database,
  userId: string,
  cursor: Cursor | null,
  rows: number,
): Promise<ChatViewRow[]> {
  const { booking_id, last_at } = chats;
  const after =
    cursor &&
    sql`(${last_at}, ${booking_id}) < (${new Date(cursor[0]).toISOString()}::timestamptz, ${cursor[1]}::uuid)`;
  const newest = (isMine: SQL) =>
    db
      .select({ id: booking_id, last_at })
      .from(chats)
      .where(and(isMine, after ?? undefined, not(isEmptyOfPackage)))
      .orderBy(desc(last_at), desc(booking_id))
      .limit(rows)
      .execute();
  // One statement for each part, so that an index returns the newest ones first, however many there are.
  const parts = await Promise.all([newest(eq(chats.customer_id, userId)), newest(eq(chats.provider_user_id, userId))]);
  const ids = parts
    .flat()
    .toSorted((one, two) => two.last_at.getTime() - one.last_at.getTime() || (two.id < one.id ? -1 : 1))
    .slice(0, rows)
    .map(({ id }) => id);
  if (ids.length === 0) return [];
  return selectViews(db, userId).where(inArray(booking_id, ids)).orderBy(desc(last_at), desc(booking_id)).execute();
}

const Sum = z.tuple([z.object({ unread: z.number() })]);

/** The unread messages of all chats of the person that are not muted. */
export async function countUnread(db: Database, userId: string): Promise<number> {
  const rows = await db
    .select({ unread: sql<number>`coalesce(sum(${chatMembers.unread_count}), 0)::int` })
    .from(chatMembers)
    .where(and(eq(chatMembers.user_id, userId), sql`${chatMembers.unread_count} > 0`, eq(chatMembers.is_muted, false)));
  return Sum.parse(rows)[0].unread;
}

/** Moves the marks of a person forward, and counts again what is unread; undefined where nothing has moved. */
export async function moveMarks(
  db: Database,
  { booking_id, last_seq }: ChatRow,
  userId: string,
  wanted: { delivered_seq?: number | undefined; read_seq?: number | undefined },
) {
  const read = sql`greatest(${chatMembers.read_seq}, least(${wanted.read_seq ?? 0}::int, ${last_seq}::int))`;
  const delivered = sql`greatest(${chatMembers.delivered_seq}, ${read}, least(${wanted.delivered_seq ?? 0}::int, ${last_seq}::int))`;
  const unread = sql`(select count(*)::int from ${messages} as later where later.booking_id = ${booking_id}
    and later.seq > ${read} and later.sender_id <> ${userId})`;
  const [row] = await db
    .update(chatMembers)
    .set({ delivered_seq: delivered, read_seq: read, unread_count: unread })
    .where(
      and(
        eq(chatMembers.booking_id, booking_id),
        eq(chatMembers.user_id, userId),
        sql`(${chatMembers.delivered_seq}, ${chatMembers.read_seq}) <> (${delivered}, ${read})`,
      ),
    )
    .returning();
  return row;
}

export async function findMember(db: Database, bookingId: string, userId: string) {
  const [row] = await db
    .select()
    .from(chatMembers)
    .where(and(eq(chatMembers.booking_id, bookingId), eq(chatMembers.user_id, userId)));
  return row;
}

export async function setMuted(db: Database, bookingId: string, userId: string, is_muted: boolean): Promise<void> {
  await db
    .update(chatMembers)
    .set({ is_muted })
    .where(and(eq(chatMembers.booking_id, bookingId), eq(chatMembers.user_id, userId)));
}
