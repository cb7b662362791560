import { index, pgTable, uuid } from 'drizzle-orm/pg-core';
import { hasSize, photoColumns, users } from '../../accounts/index.ts';
import { bookings } from '../../bookings/index.ts';
import { id } from '../../platform/columns.ts';

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
    ...photoColumns(),
  },
  (table) => [
    index('request_photos_booking').on(table.booking_id, table.created_at, table.id),
    index('request_photos_user').on(table.user_id),
    hasSize('request_photos_size', table),
  ],
).enableRLS();
