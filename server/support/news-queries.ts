import { eq } from 'drizzle-orm';
import { profiles } from '../accounts/index.ts';
import type { Database } from '../platform/db.ts';
import { lockSession } from './queries.ts';
import { liveSupportMessages as messages } from './tables.ts';

/**
 * A message with its session, which is locked: until the end of the transaction nobody reads or answers it. Undefined
 * where its words or its person are gone.
 */
export async function findSupportNews(db: Database, messageId: string) {
  const [message] = await db.select().from(messages).where(eq(messages.id, messageId));
  const session = message && (await lockSession(db, message.session_id));
  if (session === undefined || session.user_id === null || message?.message == null) return undefined;
  const [person] = await db
    .select({ full_name: profiles.full_name })
    .from(profiles)
    .where(eq(profiles.user_id, session.user_id));
  const { id, seq, sender_type, message: text, created_at } = message;
  return {
    message: { id, seq, sender_type, text, created_at },
    session,
    person: { user_id: session.user_id, full_name: person?.full_name ?? '' },
  };
}
