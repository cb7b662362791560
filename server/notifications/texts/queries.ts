import type { TextFailure } from '@hirfa/domain/notifications';
import { and, count, eq, gte, isNotNull, isNull, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { LOCKS } from '../../locks.ts';
import { notifications } from '../tables.ts';
import { textMessages } from './tables.ts';

/** A notification of which its person has heard neither by push nor by reading it. */
export async function findUndelivered(db: Database, notificationId: string) {
  const { id, user_id, type, title_en, title_ar, metadata, read_at, pushed_at } = notifications;
  const [row] = await db
    .select({ user_id, type, title_en, title_ar, metadata })
    .from(notifications)
    .where(and(eq(id, notificationId), isNull(read_at), isNull(pushed_at)));
  return row;
}

/** Makes those wait who count the text messages of this day too. */
export async function lockTexts(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCKS['text messages']})`);
}

/** How many text messages a person, or everybody, got since an instant; those that a cap blocked do not count. */
export async function countTexts(db: Database, since: Date, userId: string | null): Promise<number> {
  const { user_id, created_at, failure } = textMessages;
  const isSent = notInArray(failure, ['person_cap', 'total_cap']);
  const [row] = await db
    .select({ texts: count() })
    .from(textMessages)
    .where(and(userId === null ? undefined : eq(user_id, userId), gte(created_at, since), or(isNull(failure), isSent)));
  return row?.texts ?? 0;
}

interface NewText {
  user_id: string;
  notification_id: string;
  subject: string;
  text: string;
  failure: TextFailure | null;
}

/** Adds a text message to the outbox and returns its id; undefined if there is one of this notification. */
export async function insertText(db: Database, text: NewText, now: Date): Promise<string | undefined> {
  const [row] = await db
    .insert(textMessages)
    .values({ id: newId(), ...text, created_at: now, failed_at: text.failure && now })
    .onConflictDoNothing()
    .returning({ id: textMessages.id });
  return row?.id;
}

const isOpen = (textId: string) =>
  and(eq(textMessages.id, textId), isNull(textMessages.sent_at), isNull(textMessages.failed_at));

/** A text message that is neither sent nor given up, and whether its notification was read meanwhile. */
export async function findOpenText(db: Database, textId: string) {
  const { user_id, text, created_at, begun_at } = textMessages;
  const [row] = await db
    .select({ user_id, text, created_at, begun_at, isRead: sql<boolean>`${notifications.read_at} is not null` })
    .from(textMessages)
    .innerJoin(notifications, eq(notifications.id, textMessages.notification_id))
    .where(isOpen(textId));
  return row;
}

/** Text messages that wait are not sent any more. */
export async function failWaitingTexts(db: Database, now: Date): Promise<void> {
  await db
    .update(textMessages)
    .set({ failed_at: now, failure: 'outdated' })
    .where(and(isNull(textMessages.sent_at), isNull(textMessages.failed_at)));
}

/** Begins the only attempt; false if another one has begun. */
export async function beginText(db: Database, textId: string, now: Date): Promise<boolean> {
  const begun = await db
    .update(textMessages)
    .set({ begun_at: now })
    .where(and(isOpen(textId), isNull(textMessages.begun_at)))
    .returning({ id: textMessages.id });
  return begun.length > 0;
}

/** The service has not accepted it: there may be another attempt. */
export async function releaseText(db: Database, textId: string): Promise<void> {
  await db
    .update(textMessages)
    .set({ begun_at: null })
    .where(and(isOpen(textId), isNotNull(textMessages.begun_at)));
}

export async function markText(db: Database, textId: string, now: Date, failure: TextFailure | null): Promise<void> {
  const mark = failure === null ? { sent_at: now, failed_at: null } : { failed_at: now };
  await db
    .update(textMessages)
    .set({ ...mark, failure })
    .where(and(eq(textMessages.id, textId), isNull(textMessages.sent_at)));
}
