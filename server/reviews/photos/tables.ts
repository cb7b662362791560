import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, pgView, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/index.ts';
import { bookings } from '../../bookings/index.ts';
import { id, instant } from '../../platform/columns.ts';

/**
 * Photos of the work, which the customer of a settled booking adds to their review, before it is written or while it
 * can be changed. They are published, hidden and shown again with it.
 */
export const reviewPhotos = pgTable(
  'review_photos',
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
    index('review_photos_booking').on(table.booking_id, table.created_at, table.id),
    index('review_photos_user').on(table.user_id),
    index('review_photos_created_at').on(table.created_at),
    check('review_photos_size', sql`${table.width} > 0 and ${table.height} > 0`),
  ],
).enableRLS();

/** The photos of the reviews that everybody reads: a view of `rules.sql` that visitors read. */
export const publicReviewPhotos = pgView('public_review_photos', {
  id: uuid('id').notNull(),
  photo_id: uuid('photo_id').notNull(),
}).existing();
