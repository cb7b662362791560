import { personOfTopic, type Topic } from '@hirfa/domain/notifications';
import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import { profiles } from '../../accounts/index.ts';
import type { Cursor } from '../../kernel/cursors.ts';
import { LOCKS } from '../../locks.ts';
import type { Database } from '../../platform/db.ts';
import { announcements } from './tables.ts';

export type Announcement = typeof announcements.$inferSelect;

export async function insertAnnouncement(db: Database, announcement: typeof announcements.$inferInsert): Promise<void> {
  await db.insert(announcements).values(announcement);
}

const Counted = z.tuple([z.object({ sent: z.int(), first: z.coerce.date() })]);

/**
 * How many announcements an admin has sent since then, to several people or to one, and when the first of them. Until
 * the transaction ends, another one of this admin waits here.
 */
export async function countAnnouncements(
  db: Database,
  { sentBy, isShared, since }: { sentBy: string; isShared: boolean; since: Date },
): Promise<{ sent: number; first: Date }> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCKS['announcements of one admin']}, hashtext(${sentBy}))`);
  const ofOne = announcements.user_id;
  const rows = await db
    .select({ sent: sql<number>`count(*)::int`, first: sql`coalesce(min(${announcements.created_at}), now())` })
    .from(announcements)
    .where(
      and(
        eq(announcements.sent_by, sentBy),
        gt(announcements.created_at, since),
        isShared ? isNull(ofOne) : sql`${ofOne} is not null`,
      ),
    );
  return Counted.parse(rows)[0];
}

const IsProvider = z.array(z.object({ is_provider: z.boolean() }));

/** Whether a person is a verified and active provider; undefined if nobody reads as this person any more. */
export async function findReader(db: Database, userId: string): Promise<{ is_provider: boolean } | undefined> {
  const rows = await db
    .select({ is_provider: sql<boolean>`is_topic_member('providers', ${profiles.user_id})` })
    .from(profiles)
    .where(and(eq(profiles.user_id, userId), sql`account_state(${profiles.user_id}) = 'open'`));
  return IsProvider.parse(rows)[0];
}

export async function findAnnouncement(db: Database, id: string): Promise<Announcement | undefined> {
  const [row] = await db.select().from(announcements).where(eq(announcements.id, id));
  return row;
}

const Members = z.array(z.object({ user_id: z.uuid() }));

/** The next members of a topic, by their ids; those of a topic of one person are that person. */
export async function findMembers(db: Database, topic: Topic, after: string, most: number): Promise<string[]> {
  const person = personOfTopic(topic);
  const rows = await db.execute(
    person === null
      ? sql`select user_id from topic_members where topic = ${topic} and user_id > ${after}::uuid order by user_id limit ${most}`
      : sql`select user_id from profiles where user_id = ${person}::uuid and user_id > ${after}::uuid`,
  );
  return Members.parse(rows).map(({ user_id }) => user_id);
}

/** Counts the readers of a part of the members; `finished` with the last part. */
export async function countReaders(
  db: Database,
  id: string,
  { readers, finished }: { readers: number; finished: Date | null },
): Promise<void> {
  await db
    .update(announcements)
    .set({ readers: sql`${announcements.readers} + ${readers}`, finished_at: finished })
    .where(eq(announcements.id, id));
}

/** Locks an announcement, so that it is not taken back and begun at the same moment. */
export async function lockAnnouncement(db: Database, id: string): Promise<Announcement | undefined> {
  const [row] = await db.select().from(announcements).where(eq(announcements.id, id)).for('no key update');
  return row;
}

export async function updateAnnouncement(
  db: Database,
  id: string,
  change: { started_at: Date } | { cancelled_at: Date },
): Promise<void> {
  await db.update(announcements).set(change).where(eq(announcements.id, id));
}

const IsAdmin = z.tuple([z.object({ is_admin: z.boolean() })]);

export async function isAdminNow(db: Database, userId: string | null): Promise<boolean> {
  if (userId === null) return false;
  const rows = await db.execute(sql`select is_topic_member('admins', ${userId}::uuid) as is_admin`);
  return IsAdmin.parse([...rows])[0].is_admin;
}

const reader = alias(profiles, 'reader');
const sender = alias(profiles, 'sender');

/** Announcements with the names of their people, the newest first. */
export async function findAnnouncements(db: Database, cursor: Cursor | null, rows: number) {
  const after =
    cursor === null
      ? undefined
      : sql`(${announcements.created_at}, ${announcements.id}) < (${new Date(cursor[0]).toISOString()}::timestamptz, ${cursor[1]}::uuid)`;
  return db
    .select({ announcement: announcements, reader_name: reader.full_name, sender_name: sender.full_name })
    .from(announcements)
    .leftJoin(reader, eq(reader.user_id, announcements.user_id))
    .leftJoin(sender, eq(sender.user_id, announcements.sent_by))
    .where(after)
    .orderBy(desc(announcements.created_at), desc(announcements.id))
    .limit(rows)
    .execute();
}
export type FoundAnnouncement = Awaited<ReturnType<typeof findAnnouncements>>[number];

const Recipients = z.tuple([z.object({ people: z.int(), devices: z.int() })]);

/** The people of an audience, and their devices on which it may ring. */
export async function countRecipientsOf(db: Database, topic: Topic | null, userId: string | null) {
  const rows = await db.execute(sql`select people, devices from count_recipients(${topic}::text, ${userId}::uuid)`);
  return Recipients.parse([...rows])[0];
}
