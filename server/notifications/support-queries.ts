import type { NotificationKind } from '@hirfa/domain/notifications';
import { and, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { notifications } from './tables.ts';

const isUnreadOfSession = (people: string[], types: NotificationKind[], sessionId: string) =>
  and(
    inArray(notifications.user_id, people),
    isNull(notifications.read_at),
    inArray(notifications.type, types),
    sql`${notifications.metadata} ->> 'session_id' = ${sessionId}`,
  );

/** The unread notification of a person about answers in a session: there is at most one. */
export async function findUnreadReply(db: Database, userId: string, sessionId: string) {
  const { id, event_key } = notifications;
  const [row] = await db
    .select({ id, event_key })
    .from(notifications)
    .where(isUnreadOfSession([userId], ['support_reply'], sessionId));
  return row;
}

/** Marks what some people were told about a session as read; returns those for whom something was unread. */
export async function markSessionRead(
  db: Database,
  { people, types, session_id }: { people: string[]; types: NotificationKind[]; session_id: string },
  now: Date,
): Promise<string[]> {
  if (people.length === 0) return [];
  const marked = await db
    .update(notifications)
    .set({ read_at: now })
    .where(isUnreadOfSession(people, types, session_id))
    .returning({ user_id: notifications.user_id });
  return [...new Set(marked.map(({ user_id }) => user_id))];
}
