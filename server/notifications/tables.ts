import { CHANNELS, NOTIFICATION_TYPES, type NotificationMetadata } from '@hirfa/domain/notifications';
import { isNull, sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.ts';
import { id, instant, isOneOf } from '../platform/columns.ts';

/** A notification of one person (specification 3: notifications). */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: NOTIFICATION_TYPES }).notNull(),
    title_en: text('title_en').notNull(),
    title_ar: text('title_ar').notNull(),
    message_en: text('message_en').notNull(),
    message_ar: text('message_ar').notNull(),
    metadata: jsonb('metadata').$type<NotificationMetadata>().notNull().default({}),
    /** On which channels the person hears of it, decided when it happened; older ones have none. */
    channels: text('channels', { enum: CHANNELS }).array().notNull().default([]),
    /** The cause of the notification: a person is notified only once of each. */
    event_key: text('event_key').notNull(),
    created_at: instant('created_at').notNull(),
    read_at: instant('read_at'),
    /** When the service of one of the person's devices first accepted a push of it. */
    pushed_at: instant('pushed_at'),
  },
  (table) => [
    unique('notifications_once').on(table.user_id, table.event_key),
    index('notifications_user').on(table.user_id, table.created_at, table.id),
    index('notifications_unread')
      .on(table.user_id)
      .where(sql`${table.read_at} is null`),
    index('notifications_about').on(sql`(${table.metadata} ->> 'user_id')`),
    index('notifications_read').on(table.read_at),
    index('notifications_created').on(table.created_at),
    check('notifications_type', isOneOf(table.type, NOTIFICATION_TYPES)),
  ],
).enableRLS();

/** The outbox of mails, each with its final text. The address is looked up when the mail is sent. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    html: text('html'),
    event_key: text('event_key').notNull(),
    /** For the List-Unsubscribe headers; null for mails that are always sent. */
    unsubscribe_link: text('unsubscribe_link'),
    created_at: instant('created_at').notNull(),
    sent_at: instant('sent_at'),
    /** When it turned out that nobody receives it; it is not tried again. */
    failed_at: instant('failed_at'),
  },
  (table) => [
    unique('mails_once').on(table.user_id, table.event_key),
    index('mails_created').on(table.created_at),
    // Those that wait or have failed are few, however many were sent.
    index('mails_unsent').on(table.created_at, table.id).where(isNull(table.sent_at)),
  ],
).enableRLS();
