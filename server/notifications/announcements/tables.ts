import { ANNOUNCEMENT_TYPES, type Topic } from '@hirfa/domain/notifications';
import { SOUND_NAMES } from '@hirfa/domain/sounds';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/index.ts';
import { id, instant, isOneOf } from '../../platform/columns.ts';

const PRIORITIES = ['normal', 'high'] as const;

/** What an admin wrote to the members of a topic, or to one person on all devices. 7.31, 7.32 */
export const announcements = pgTable(
  'announcements',
  {
    id: id(),
    /** Null for one person on all devices. */
    topic: text('topic').$type<Topic>(),
    /** The only reader; null for the members of a topic. */
    user_id: uuid('user_id').references(() => users.id, { onDelete: 'cascade' }),
    type: text('type', { enum: ANNOUNCEMENT_TYPES }).notNull(),
    title_en: text('title_en').notNull(),
    title_ar: text('title_ar').notNull(),
    message_en: text('message_en').notNull(),
    message_ar: text('message_ar').notNull(),
    /** Where a tap leads; null for the home page. */
    path: text('path'),
    priority: text('priority', { enum: PRIORITIES }).notNull(),
    sound: text('sound', { enum: SOUND_NAMES }).notNull(),
    /** Null for an admin whose account has ended. */
    sent_by: uuid('sent_by').references(() => users.id, { onDelete: 'set null' }),
    created_at: instant('created_at').notNull(),
    /** When it is to begin; null: at once. */
    send_at: instant('send_at'),
    /** When it began; from then on nobody can take it back. */
    started_at: instant('started_at'),
    cancelled_at: instant('cancelled_at'),
    /** How many people have it in their lists by now. */
    readers: integer('readers').notNull().default(0),
    /** When the last one got it. */
    finished_at: instant('finished_at'),
  },
  (table) => [
    index('announcements_sent_by').on(table.sent_by, table.created_at),
    index('announcements_user').on(table.user_id),
    index('announcements_created').on(table.created_at, table.id),
    check('announcements_type', isOneOf(table.type, ANNOUNCEMENT_TYPES)),
    check('announcements_priority', isOneOf(table.priority, PRIORITIES)),
    check('announcements_sound', isOneOf(table.sound, SOUND_NAMES)),
    check('announcements_begun', sql`num_nulls(${table.started_at}, ${table.cancelled_at}) > 0`),
    check('announcements_audience', sql`num_nonnulls(${table.topic}, ${table.user_id}) > 0`),
  ],
).enableRLS();
