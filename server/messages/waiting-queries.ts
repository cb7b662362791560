import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { profiles } from '../accounts/index.ts';
import { bookings } from '../bookings/index.ts';
import type { Database } from '../platform/db.ts';
import { providerProfiles } from '../providers/index.ts';
import { lockChat } from './booking-queries.ts';
import { chatMembers, chats, messages } from './tables.ts';

const reader = alias(chatMembers, 'reader');

/**
 * A message that its receiver has neither read nor muted, with what a notification of it shows; undefined where there
 * is none, or where its sender has left. The chat is locked: until the end of the transaction nobody reads it.
 */
export async function findWaitingMessage(db: Database, id: string) {
  const [message] = await db.select({ chat_id: messages.booking_id }).from(messages).where(eq(messages.id, id));
  if (message === undefined || (await lockChat(db, message.chat_id)) === undefined) return undefined;
  const [row] = await db
    .select({
      chat_id: messages.booking_id,
      kind: messages.kind,
      text: messages.text,
      sender_id: sql<string>`${messages.sender_id}`,
      reader: { user_id: reader.user_id, part: reader.part },
      starts_at: bookings.starts_at,
      provider: { en: providerProfiles.display_name_en, ar: providerProfiles.display_name_ar },
      customer_name: profiles.full_name,
    })
    .from(messages)
    .innerJoin(chats, eq(chats.booking_id, messages.booking_id))
    .innerJoin(bookings, eq(bookings.id, messages.booking_id))
    .innerJoin(providerProfiles, eq(providerProfiles.id, chats.provider_id))
    .innerJoin(profiles, eq(profiles.user_id, bookings.booker_id))
    .innerJoin(
      reader,
      and(
        eq(reader.booking_id, messages.booking_id),
        sql`${reader.user_id} <> ${messages.sender_id}`,
        gt(messages.seq, reader.read_seq),
        eq(reader.is_muted, false),
      ),
    )
    .where(and(eq(messages.id, id), isNull(messages.hidden_at)));
  return row;
}
