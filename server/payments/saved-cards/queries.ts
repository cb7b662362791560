import { MOST_SAVED_CARDS, monthOf } from '@hirfa/domain/payments';
import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { databaseConstraint } from '../../platform/errors/database-errors.ts';
import { newId } from '../../platform/ids.ts';
import type { ReportedCard } from '../gateway.ts';
import { removedCards, savedCards, savedCardTokens } from './tables.ts';

const { id, user_id, adapter, brand, last_digits, expires, used_at } = savedCards;
const shown = { id, adapter, brand, last_digits, expires };

/** The cards of a person without their tokens, the latest used first. */
export function findSavedCards(db: Database, userId: string) {
  return db.select(shown).from(savedCards).where(eq(user_id, userId)).orderBy(desc(used_at), desc(id)).execute();
}

/** Returns false where the person has no such card. */
export async function deleteOwnCard(db: Database, userId: string, cardId: string): Promise<boolean> {
  const rows = await db
    .delete(savedCards)
    .where(and(eq(id, cardId), eq(user_id, userId)))
    .returning({ id });
  return rows.length > 0;
}

/** The token of a card, for an order; undefined once it was removed. */
export async function findToken(db: Database, cardId: string): Promise<string | undefined> {
  const { token, card_id } = savedCardTokens;
  const [row] = await db.select({ token }).from(savedCardTokens).where(eq(card_id, cardId));
  return row?.token;
}

/** Whether a transaction failed because the card of its attempt is not usable: it was removed, or has expired. */
export const isCardUnusable = (error: unknown): boolean => databaseConstraint(error) === 'attempt_card';

/**
 * Saves a card of who pays a booking, unless they are suspended or have as many as anybody may have. One that was saved
 * before gets the new token. Returns whether it is saved.
 */
export async function upsertCard(
  db: Database,
  bookingId: string,
  { adapter: name, card, now }: { adapter: string; card: ReportedCard; now: Date },
): Promise<boolean> {
  const at = now.toISOString();
  const rows = await db.execute(sql`
    with card as (
      insert into ${savedCards} (id, user_id, adapter, instrument, brand, last_digits, expires, created_at, used_at)
      select ${newId()}::uuid, payer_id, ${name}::text, ${card.instrument}::text, ${card.brand}, ${card.last_digits},
        ${card.expires}::text, ${at}::timestamptz, ${at}::timestamptz
      from payments where booking_id = ${bookingId} and account_state(payer_id) = 'open'
        and (select count(*) from ${savedCards} as others where others.user_id = payer_id
          and (others.adapter, others.instrument) <> (${name}, ${card.instrument})) < ${MOST_SAVED_CARDS}
      on conflict on constraint saved_cards_once do update set expires = excluded.expires, used_at = excluded.used_at
      returning id)
    insert into ${savedCardTokens} (card_id, adapter, token) select id, ${name}::text, ${card.token} from card
    on conflict (card_id) do update set token = excluded.token returning card_id`);
  return rows.length > 0;
}

export async function updateCardUse(db: Database, cardId: string, now: Date): Promise<void> {
  await db.update(savedCards).set({ used_at: now }).where(eq(id, cardId));
}

/** Deletes the cards that have expired. Returns how many. */
export async function deleteExpired(db: Database, now: Date): Promise<number> {
  const rows = await db
    .delete(savedCards)
    .where(lt(expires, monthOf(now)))
    .returning({ id });
  return rows.length;
}

/** The gateway has a card that is not saved here, and is asked to forget it. */
export async function insertRemovedCard(db: Database, card: typeof removedCards.$inferInsert): Promise<void> {
  await db.insert(removedCards).values(card);
}

export async function findRemovedCard(db: Database, removedId: string) {
  const [row] = await db.select().from(removedCards).where(eq(removedCards.id, removedId));
  return row;
}

export async function deleteRemovedCard(db: Database, removedId: string): Promise<void> {
  await db.delete(removedCards).where(eq(removedCards.id, removedId));
}
