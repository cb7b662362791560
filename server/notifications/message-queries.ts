import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { notifications } from './tables.ts';

const isUnreadOfChat = (userId: string, chatId: string) =>
  and(
    eq(notifications.user_id, userId),
    isNull(notifications.read_at),
    eq(notifications.type, 'new_message'),
    sql`${notifications.metadata} ->> 'booking_id' = ${chatId}`,
  );

/** The unread notification of a person about messages of a chat: there is at most one. */
export async function findUnreadOfChat(db: Database, userId: string, chatId: string) {
  const { id, event_key } = notifications;
  const [row] = await db.select({ id, event_key }).from(notifications).where(isUnreadOfChat(userId, chatId));
  return row;
}

/** Whether there was one to mark as read. */
export async function markChatRead(db: Database, userId: string, chatId: string, now: Date): Promise<boolean> {
  const { id } = notifications;
  const marked = await db
    .update(notifications)
    .set({ read_at: now })
    .where(isUnreadOfChat(userId, chatId))
    .returning({ id });
  return marked.length > 0;
}
