import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/index.ts';
import { bookings } from '../../bookings/index.ts';
import { id, instant } from '../../platform/columns.ts';

/**
 * Photos that a customer has added to a request. Only the customer sees them until it is accepted: then each becomes a
 * message of the chat, under the same id.
 */
export const requestPhotos = pgTable(
  'request_photos',
  {
    id: id(),
    booking_id: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Names the file. */
    photo_id: uuid('photo_id').notNull().unique(),
    width: integer('width').notNull(),
    height: integer('height').notNull(),
    /** Of the file that was sent. */
    hash: text('hash').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index('request_photos_booking').on(table.booking_id, table.created_at, table.id),
    index('request_photos_user').on(table.user_id),
    check('request_photos_size', sql`${table.width} > 0 and ${table.height} > 0`),
  ],
).enableRLS();
