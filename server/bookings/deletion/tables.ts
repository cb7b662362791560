import { sql } from 'drizzle-orm';
import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../platform/columns.ts';

/**
 * Bookings that the test tools delete: asked for, and gone once their money is back. The payment stays in the books,
 * and this says why it has no booking.
 */
export const deletedBookings = pgTable(
  'deleted_bookings',
  {
    booking_id: uuid('booking_id').primaryKey(),
    asked_at: instant('asked_at').notNull(),
    deleted_at: instant('deleted_at'),
  },
  (table) => [
    index('deleted_bookings_waiting')
      .on(table.asked_at)
      .where(sql`${table.deleted_at} is null`),
  ],
).enableRLS();
