import { and, eq, gt, lt } from 'drizzle-orm';
import { profiles } from '../accounts/index.ts';
import type { Database } from '../platform/db.ts';
import { findSession, lockSession, type SessionRow } from './queries.ts';
import { liveSupportMessages as messages } from './tables.ts';

/**
 * A message with its session, which is locked: until the end of the transaction nobody reads or answers it. Undefined
 * where its content or its person is gone. `text` is null for a photo.
 */
export async function findSupportNews(db: Database, messageId: string) {
  const [message] = await db.select().from(messages).where(eq(messages.id, messageId));
  const session = message && (await lockSession(db, message.session_id));
  if (session === undefined || session.user_id === null) return undefined;
  if (message === undefined || (message.message === null && message.photo_id === null)) return undefined;
  const person = await findName(db, session.user_id);
  const { id, seq, sender_type, message: text, created_at } = message;
  return {
    message: { id, seq, sender_type, text, created_at },
    session,
    begins_wait: await beginsWait(db, session, message),
    person: { user_id: session.user_id, full_name: person?.full_name ?? '' },
  };
}

/** Whether the person waits since this message: of several of the same moment, since the first that has no answer. */
async function beginsWait(
  db: Database,
  { status, waiting_since, answered_seq }: SessionRow,
  { session_id, seq, created_at }: typeof messages.$inferSelect,
): Promise<boolean> {
  if (status !== 'active' || waiting_since?.getTime() !== created_at.getTime()) return false;
  const earlier = await db
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.session_id, session_id),
        gt(messages.seq, answered_seq),
        lt(messages.seq, seq),
        eq(messages.sender_type, 'user'),
        eq(messages.created_at, created_at),
      ),
    )
    .limit(1);
  return earlier.length === 0;
}

/** Which admin has an active session, and who asks in it; undefined where nobody does any more. */
export async function findTaken(db: Database, sessionId: string) {
  const session = await findSession(db, sessionId);
  if (session?.status !== 'active' || session.user_id === null) return undefined;
  const { taken_by, taken_at, user_id } = session;
  if (taken_by === null || taken_at === null) return undefined;
  return { taken_by, taken_at, person: { user_id, full_name: (await findName(db, user_id))?.full_name ?? '' } };
}

async function findName(db: Database, userId: string) {
  const [person] = await db
    .select({ full_name: profiles.full_name })
    .from(profiles)
    .where(eq(profiles.user_id, userId));
  return person;
}
