import { index, pgTable, pgView, uuid } from 'drizzle-orm/pg-core';
import { hasSize, photoColumns, users } from '../../accounts/index.ts';
import { bookings } from '../../bookings/index.ts';
import { id } from '../../platform/columns.ts';

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
    ...photoColumns(),
  },
  (table) => [
    index('review_photos_booking').on(table.booking_id, table.created_at, table.id),
    index('review_photos_user').on(table.user_id),
    index('review_photos_created_at').on(table.created_at),
    hasSize('review_photos_size', table),
  ],
).enableRLS();

/** The photos of the reviews that everybody reads: a view of `rules.sql` that visitors read. */
export const publicReviewPhotos = pgView('public_review_photos', {
  id: uuid('id').notNull(),
  photo_id: uuid('photo_id').notNull(),
}).existing();
