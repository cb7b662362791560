import { LANGUAGES } from '@hirfa/domain/market';
import {
  OPERATOR_FIELDS,
  type OperatorField,
  REPLY_NAME_MAX,
  SUPPORT,
  SUPPORT_LINES,
  SUPPORT_RATINGS,
  SUPPORT_SENDERS,
  SUPPORT_STATUSES,
  type SupportRating,
} from '@hirfa/domain/support';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.ts';
import { bookings } from '../bookings/index.ts';
import { id, instant, isBetween, isOneOf, isText, MIDNIGHT } from '../platform/columns.ts';

/**
 * A conversation of a person with the support team (specification 3: live_support_sessions); a person has one active at
 * most. A trigger on the messages sets `last_seq`, so that the numbers have no gaps, and what follows from who wrote.
 */
export const liveSupportSessions = pgTable(
  'live_support_sessions',
  {
    id: id(),
    /** Null for somebody who has left. */
    user_id: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    status: text('status', { enum: SUPPORT_STATUSES }).notNull().default('active'),
    created_at: instant('created_at').notNull(),
    ended_at: instant('ended_at'),
    last_seq: integer('last_seq').notNull().default(0),
    /** The last answer of an admin, and up to where the person has read. */
    answered_seq: integer('answered_seq').notNull().default(0),
    seen_seq: integer('seen_seq').notNull().default(0),
    /** Of the last message; of the opening while there is none. */
    last_at: instant('last_at').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    booking_id: uuid('booking_id').references(() => bookings.id, { onDelete: 'set null' }),
    /** The admin who answers. */
    taken_by: uuid('taken_by').references(() => users.id, { onDelete: 'set null' }),
    taken_at: instant('taken_at'),
    /** The time of the oldest message of the person that no admin has answered. */
    waiting_since: instant('waiting_since'),
    resolved_at: instant('resolved_at'),
    /** What the person thinks of the help, once it has ended. */
    rating: smallint('rating').$type<SupportRating>(),
  },
  (table) => [
    uniqueIndex('live_support_sessions_one_active')
      .on(table.user_id)
      .where(sql`${table.status} = 'active'`),
    index('live_support_sessions_person').on(table.user_id, table.created_at, table.id),
    index('live_support_sessions_waiting')
      .on(table.waiting_since, table.id)
      .where(sql`${table.status} = 'active' and ${table.waiting_since} is not null`),
    index('live_support_sessions_active')
      .on(table.created_at, table.id)
      .where(sql`${table.status} = 'active'`),
    index('live_support_sessions_ended')
      .on(table.ended_at, table.id)
      .where(sql`${table.status} = 'ended'`),
    index('live_support_sessions_taken')
      .on(table.taken_by, table.created_at, table.id)
      .where(sql`${table.status} = 'active'`),
    index('live_support_sessions_taken_by').on(table.taken_by),
    index('live_support_sessions_booking').on(table.booking_id),
    check('live_support_sessions_status', isOneOf(table.status, SUPPORT_STATUSES)),
    check('live_support_sessions_language', isOneOf(table.language, LANGUAGES)),
    check('live_support_sessions_last_seq', sql`${table.last_seq} >= 0`),
    check(
      'live_support_sessions_read',
      sql`${table.answered_seq} between 0 and ${table.last_seq} and ${table.seen_seq} between 0 and ${table.last_seq}`,
    ),
    check(
      'live_support_sessions_rating',
      sql`${table.rating} is null or ${isBetween(table.rating, Math.min(...SUPPORT_RATINGS), Math.max(...SUPPORT_RATINGS))} and ${table.status} = 'ended'`,
    ),
    check('live_support_sessions_ended', sql`(${table.status} = 'ended') = (${table.ended_at} is not null)`),
    check('live_support_sessions_of', sql`${table.user_id} is not null or ${table.status} = 'ended'`),
    check('live_support_sessions_taken', sql`${table.taken_by} is null or ${table.taken_at} is not null`),
    check('live_support_sessions_resolved', sql`${table.resolved_at} is null or ${table.waiting_since} is null`),
  ],
).enableRLS();

/** The size of a photo in pixels, and the hash of the file that was sent. */
export interface SupportPhoto {
  width: number;
  height: number;
  hash: string;
}

/**
 * The messages of a session (specification 3: live_support_messages). The id is made by the client, so that a message
 * that is sent again is the same one. Rows are only added; words and photos are erased with the account of the person.
 */
export const liveSupportMessages = pgTable(
  'live_support_messages',
  {
    id: id(),
    session_id: uuid('session_id')
      .notNull()
      .references(() => liveSupportSessions.id, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    sender_type: text('sender_type', { enum: SUPPORT_SENDERS }).notNull(),
    /** Null for auto-replies, and for somebody who has left. */
    sender_id: uuid('sender_id').references(() => users.id, { onDelete: 'set null' }),
    message: text('message'),
    /** Names the file of a photo, which is beside those of chats. */
    photo_id: uuid('photo_id'),
    photo: jsonb('photo').$type<SupportPhoto>(),
    /** What an auto-reply says, and from when somebody answers. */
    line: text('line', { enum: SUPPORT_LINES }),
    answers_at: instant('answers_at'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    unique('live_support_messages_seq').on(table.session_id, table.seq),
    index('live_support_messages_told')
      .on(table.session_id, table.seq)
      .where(sql`${table.answers_at} is not null`),
    index('live_support_messages_sender').on(table.sender_id, table.created_at),
    check('live_support_messages_number', sql`${table.seq} > 0`),
    check('live_support_messages_sender_type', isOneOf(table.sender_type, SUPPORT_SENDERS)),
    check('live_support_messages_line', isOneOf(table.line, SUPPORT_LINES)),
    check('live_support_messages_message', isText(table.message, SUPPORT.textMax)),
    check(
      'live_support_messages_content',
      sql`case ${table.sender_type}
        when 'system' then ${table.line} is not null and num_nonnulls(${table.message}, ${table.photo_id}, ${table.sender_id}) = 0
        when 'user' then ${table.line} is null
          and num_nonnulls(${table.message}, ${table.photo_id}) = num_nonnulls(${table.sender_id})
        else ${table.line} is null and num_nonnulls(${table.message}, ${table.photo_id})
          between num_nonnulls(${table.sender_id}) and 1 end`,
    ),
    check('live_support_messages_photo', sql`(${table.photo_id} is null) = (${table.photo} is null)`),
    check(
      'live_support_messages_answers_at',
      sql`(${table.answers_at} is not null) = (coalesce(${table.line}, '') = 'outside_hours')`,
    ),
  ],
).enableRLS();

/** When the support team answers, from an instant on; before the first row, the default hours hold. */
export const supportHours = pgTable(
  'support_hours',
  {
    id: id(),
    holds_from: instant('holds_from').notNull().unique('support_hours_once'),
    /** 0 is Sunday. */
    weekdays: integer('weekdays').array().notNull(),
    /** Minutes of a day in Cairo. */
    from_minute: integer('from_minute').notNull(),
    to_minute: integer('to_minute').notNull(),
    /** Null for those that were not set on a screen. */
    created_at: instant('created_at'),
  },
  (table) => [
    check('support_hours_not_past', sql`${table.created_at} is null or ${table.holds_from} >= ${table.created_at}`),
    check(
      'support_hours_weekdays',
      sql`cardinality(${table.weekdays}) > 0 and ${table.weekdays} <@ array[0, 1, 2, 3, 4, 5, 6]`,
    ),
    check(
      'support_hours_minutes',
      sql`0 <= ${table.from_minute} and ${table.from_minute} < ${table.to_minute} and ${table.to_minute} <= ${MIDNIGHT}`,
    ),
  ],
).enableRLS();

/**
 * Who runs the site, from an instant on. Rows are only added: what was stated when can be shown. An empty text is not
 * stated.
 */
export const operatorDetails = pgTable(
  'operator_details',
  {
    id: id(),
    holds_from: instant('holds_from').notNull().unique('operator_details_once'),
    legal_name_en: text('legal_name_en').notNull(),
    legal_name_ar: text('legal_name_ar').notNull(),
    address_en: text('address_en').notNull(),
    address_ar: text('address_ar').notNull(),
    commercial_register: text('commercial_register').notNull(),
    tax_number: text('tax_number').notNull(),
    contact_email: text('contact_email').notNull(),
    contact_phone: text('contact_phone').notNull(),
  },
  (table) =>
    (Object.keys(OPERATOR_FIELDS) as OperatorField[]).map((field) =>
      check(`operator_details_${field}`, sql`length(${table[field]}) <= ${sql.raw(String(OPERATOR_FIELDS[field]))}`),
    ),
).enableRLS();

/** What admins tell each other about a session. The person never sees it; it goes with their account. */
export const supportNotes = pgTable(
  'support_notes',
  {
    id: id(),
    session_id: uuid('session_id')
      .notNull()
      .references(() => liveSupportSessions.id, { onDelete: 'cascade' }),
    /** Null for an admin who has left. */
    author_id: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index('support_notes_session').on(table.session_id, table.created_at, table.id),
    index('support_notes_author').on(table.author_id),
    check('support_notes_text', isText(table.text, SUPPORT.textMax)),
  ],
).enableRLS();

/** Answers that admins have prepared, in both languages, with placeholders in braces. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    id: id(),
    name: text('name').notNull(),
    text_en: text('text_en').notNull(),
    text_ar: text('text_ar').notNull(),
    version: integer('version').notNull().default(1),
    updated_at: instant('updated_at').notNull(),
  },
  (table) => [
    check('saved_replies_name', isText(table.name, REPLY_NAME_MAX)),
    check('saved_replies_text_en', isText(table.text_en, SUPPORT.textMax)),
    check('saved_replies_text_ar', isText(table.text_ar, SUPPORT.textMax)),
    check('saved_replies_version', sql`${table.version} > 0`),
  ],
).enableRLS();
