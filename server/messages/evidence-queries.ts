import { and, asc, eq, sql } from 'drizzle-orm';
import { acceptedAgreements } from '../accounts/index.ts';
import type { Database } from '../platform/db.ts';
import type { ChatRow, MessageRow } from './queries.ts';
import { chats, messages } from './tables.ts';

/** The chat of a booking with an open chargeback, unless the actor is in it. */
export async function findChargedBackChat(db: Database, id: string): Promise<ChatRow | undefined> {
  const [row] = await db
    .select()
    .from(chats)
    .where(
      and(eq(chats.booking_id, id), sql`is_evidence(${chats.booking_id})`, sql`not is_own_chat(${chats.booking_id})`),
    );
  return row;
}

/** All its messages, as the policy shows them. */
export const findChatOfEvidence = (db: Database, id: string): Promise<MessageRow[]> =>
  db.select().from(messages).where(eq(messages.booking_id, id)).orderBy(asc(messages.seq)).execute();

/** What its customer has accepted, and when. */
export const findAcceptedBy = (db: Database, userId: string) =>
  db
    .select({
      agreement: acceptedAgreements.agreement,
      version: acceptedAgreements.version,
      accepted_at: acceptedAgreements.accepted_at,
    })
    .from(acceptedAgreements)
    .where(eq(acceptedAgreements.user_id, userId))
    .orderBy(asc(acceptedAgreements.accepted_at), asc(acceptedAgreements.agreement))
    .execute();
