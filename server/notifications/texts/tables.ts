import { TEXT_FAILURES } from '@hirfa/domain/notifications';
import { isNull, sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/index.ts';
import { id, instant, isOneOf } from '../../platform/columns.ts';
import { notifications } from '../tables.ts';

/**
 * The outbox of text messages of notifications, each with its final text; and those that a cap blocked. The number
 * is looked up when the message is sent.
 */
export const textMessages = pgTable(
  'text_messages',
  {
    id: id(),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    notification_id: uuid('notification_id')
      .notNull()
      .unique('text_messages_once')
      .references(() => notifications.id, { onDelete: 'cascade' }),
    /** The title of the notification, for the list of admins. */
    subject: text('subject').notNull(),
    text: text('text').notNull(),
    created_at: instant('created_at').notNull(),
    /** When an attempt began. One that was cut off may have reached its person, so there is no second one. */
    begun_at: instant('begun_at'),
    sent_at: instant('sent_at'),
    failed_at: instant('failed_at'),
    failure: text('failure', { enum: TEXT_FAILURES }),
  },
  (table) => [
    index('text_messages_created').on(table.created_at),
    index('text_messages_user').on(table.user_id, table.created_at),
    index('text_messages_unsent').on(table.created_at, table.id).where(isNull(table.sent_at)),
    check('text_messages_failure', isOneOf(table.failure, TEXT_FAILURES)),
    check('text_messages_failed', sql`(${table.failed_at} is null) = (${table.failure} is null)`),
  ],
).enableRLS();
