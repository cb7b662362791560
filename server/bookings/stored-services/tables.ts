import { SEVERAL } from '@hirfa/domain/bookings';
import { check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { amount, isBetween } from '../../platform/columns.ts';
import { serviceCards } from '../../providers/index.ts';
import { bookings } from '../tables.ts';

/**
 * What was booked together in one booking, as it was then; the first one has position 0. A booking of one service has
 * no rows. They are written with the booking and never changed.
 */
export const bookingServices = pgTable(
  'booking_services',
  {
    booking_id: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    service_card_id: uuid('service_card_id')
      .notNull()
      .references(() => serviceCards.id),
    title_en: text('title_en').notNull(),
    title_ar: text('title_ar').notNull(),
    /** Before fee and VAT. */
    amount: amount('amount').notNull(),
    minutes: integer('minutes').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.booking_id, table.position] }),
    uniqueIndex('booking_services_once').on(table.booking_id, table.service_card_id),
    index('booking_services_card').on(table.service_card_id),
    check('booking_services_position', isBetween(table.position, 0, SEVERAL.others)),
    check('booking_services_amount', sql`${table.amount} > 0`),
    check('booking_services_minutes', isBetween(table.minutes, 1, SEVERAL.minutes)),
  ],
).enableRLS();
