import { MESSAGE_KINDS, REPORT_OUTCOMES } from '@hirfa/contract/messages';
import type { Masked } from '@hirfa/domain/contacts';
import { CHAT, type SystemLine } from '@hirfa/domain/messages';
import { type SQL, sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.ts';
import { bookings } from '../bookings/index.ts';
import { searchText } from '../catalogue/index.ts';
import { id, instant, isOneOf, isText } from '../platform/columns.ts';
import { providerProfiles } from '../providers/index.ts';

/**
 * The chat of one booking. `last_seq` is the number of the last message: a trigger sets it, so that the numbers have no
 * gaps. Who has left is null.
 */
export const chats = pgTable(
  'chats',
  {
    booking_id: uuid('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    customer_id: uuid('customer_id').references(() => users.id, { onDelete: 'set null' }),
    provider_user_id: uuid('provider_user_id').references(() => users.id, { onDelete: 'set null' }),
    provider_id: uuid('provider_id')
      .notNull()
      .references(() => providerProfiles.id),
    last_seq: integer('last_seq').notNull().default(0),
    /** Of the last message; of the opening while there is none. */
    last_at: instant('last_at').notNull(),
    opened_at: instant('opened_at').notNull(),
    /** Null until the booking has ended. */
    closes_at: instant('closes_at'),
  },
  (table) => [
    index('chats_customer').on(table.customer_id, table.last_at, table.booking_id),
    index('chats_provider_user').on(table.provider_user_id, table.last_at, table.booking_id),
    check('chats_last_seq', sql`${table.last_seq} >= 0`),
  ],
).enableRLS();

const PARTS = ['customer', 'provider'] as const;

/** What one of the two has received and read, and how many messages of the other are unread. */
export const chatMembers = pgTable(
  'chat_members',
  {
    booking_id: uuid('booking_id')
      .notNull()
      .references(() => chats.booking_id, { onDelete: 'cascade' }),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    part: text('part', { enum: PARTS }).notNull(),
    delivered_seq: integer('delivered_seq').notNull().default(0),
    read_seq: integer('read_seq').notNull().default(0),
    /** Kept by a trigger on messages, and counted again when somebody reads. */
    unread_count: integer('unread_count').notNull().default(0),
    is_muted: boolean('is_muted').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.booking_id, table.user_id] }),
    unique('chat_members_one_of_each').on(table.booking_id, table.part),
    index('chat_members_user').on(table.user_id),
    index('chat_members_unread')
      .on(table.user_id)
      .where(sql`${table.unread_count} > 0`),
    check('chat_members_part', isOneOf(table.part, PARTS)),
    check('chat_members_marks', sql`0 <= ${table.read_seq} and ${table.read_seq} <= ${table.delivered_seq}`),
    check('chat_members_unread_count', sql`${table.unread_count} >= 0`),
  ],
).enableRLS();

/** A place that somebody shares, a photo with the hash of the file that was sent, or a line of the product. */
export type MessageData =
  | { latitude: number; longitude: number; label: string | null }
  | { width: number; height: number; hash: string }
  | { line: SystemLine };

/**
 * The messages of a chat. The id is made by the client, so that a message that is sent again is the same one. Rows are
 * only added; what somebody wrote is erased when they leave.
 */
export const messages = pgTable(
  'messages',
  {
    id: id(),
    booking_id: uuid('booking_id')
      .notNull()
      .references(() => chats.booking_id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    /** Null for the product, and for somebody who has left. */
    sender_id: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    kind: text('kind', { enum: MESSAGE_KINDS }).notNull(),
    text: text('text'),
    masked: jsonb('masked').$type<Masked[]>().notNull().default([]),
    data: jsonb('data').$type<MessageData>(),
    /** Names the file of a photo. */
    photo_id: uuid('photo_id'),
    search_text: text('search_text').generatedAlwaysAs((): SQL => searchText(messages.text)),
    created_at: instant('created_at').notNull(),
    /** Since then the two people see nothing of it. */
    hidden_at: instant('hidden_at'),
  },
  (table) => [
    unique('messages_seq').on(table.booking_id, table.seq),
    index('messages_sender').on(table.sender_id, table.created_at),
    index('messages_search').using('gin', table.booking_id, table.search_text.op('gin_trgm_ops')),
    check('messages_number', sql`${table.seq} > 0`),
    check('messages_kind', isOneOf(table.kind, MESSAGE_KINDS)),
    check('messages_text', isText(table.text, CHAT.textMax)),
    check(
      'messages_system',
      sql`${table.kind} <> 'system' or (${table.sender_id} is null and ${table.data} is not null)`,
    ),
    check(
      'messages_content',
      sql`${table.sender_id} is null or ((${table.kind} = 'text') = (${table.text} is not null)
        and (${table.kind} in ('place', 'photo')) = (${table.data} is not null)
        and (${table.kind} = 'photo') = (${table.photo_id} is not null))`,
    ),
  ],
).enableRLS();

/** A message that one of the two has reported. Admins read it beside its neighbours, hide it or dismiss the report. */
export const messageReports = pgTable(
  'message_reports',
  {
    id: id(),
    message_id: uuid('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    booking_id: uuid('booking_id')
      .notNull()
      .references(() => chats.booking_id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    reporter_id: uuid('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').notNull(),
    created_at: instant('created_at').notNull(),
    outcome: text('outcome', { enum: REPORT_OUTCOMES }),
    decided_at: instant('decided_at'),
    decided_by: uuid('decided_by'),
  },
  (table) => [
    unique('message_reports_once').on(table.message_id, table.reporter_id),
    index('message_reports_chat').on(table.booking_id, table.seq),
    index('message_reports_reporter').on(table.reporter_id),
    index('message_reports_created').on(table.created_at, table.id),
    index('message_reports_waiting')
      .on(table.created_at, table.id)
      .where(sql`${table.outcome} is null`),
    check('message_reports_outcome', isOneOf(table.outcome, REPORT_OUTCOMES)),
    check(
      'message_reports_decided',
      sql`num_nonnulls(${table.outcome}, ${table.decided_at}, ${table.decided_by}) in (0, 3)`,
    ),
  ],
).enableRLS();
