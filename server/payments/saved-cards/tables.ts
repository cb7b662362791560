import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/index.ts';
import { id, instant } from '../../platform/columns.ts';

/** Cards that people pay with again. The gateway has their numbers. */
export const savedCards = pgTable(
  'saved_cards',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    adapter: text('adapter').notNull(),
    /** The same for each time that a card is saved. */
    instrument: text('instrument').notNull(),
    brand: text('brand').notNull(),
    last_digits: text('last_digits').notNull(),
    /** The last month in which it is valid; null where the gateway does not tell it. */
    expires: text('expires'),
    created_at: instant('created_at').notNull(),
    /** When it has paid last. */
    used_at: instant('used_at').notNull(),
  },
  (table) => [
    unique('saved_cards_once').on(table.user_id, table.adapter, table.instrument),
    unique('saved_cards_adapter').on(table.id, table.adapter),
    index('saved_cards_month').on(table.expires),
    check('saved_cards_last_digits', sql`${table.last_digits} ~ '^[0-9]{4}$'`),
    check('saved_cards_expires', sql`${table.expires} ~ '^20[0-9]{2}-(0[1-9]|1[0-2])$'`),
  ],
).enableRLS();

/** With what a gateway pays with a card. It is read only where an order is sent, and stands in no other table. */
export const savedCardTokens = pgTable(
  'saved_card_tokens',
  {
    card_id: uuid('card_id').primaryKey(),
    adapter: text('adapter').notNull(),
    token: text('token').notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.card_id, table.adapter],
      foreignColumns: [savedCards.id, savedCards.adapter],
      name: 'saved_card_tokens_card',
    }).onDelete('cascade'),
  ],
).enableRLS();

/** Tokens of cards that were removed, which the gateway is asked to forget. They name nobody. */
export const removedCards = pgTable('removed_cards', {
  id: id(),
  adapter: text('adapter').notNull(),
  token: text('token').notNull(),
}).enableRLS();
