import { EXTRA, EXTRA_OUTCOMES } from '@hirfa/domain/bookings';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { hasSize, photoColumns, users } from '../../accounts/index.ts';
import { amount, id, instant, isOneOf } from '../../platform/columns.ts';
import { bookings } from '../tables.ts';

/** Extra work or materials that the provider of a booking proposed, and what became of it; one is open at a time. */
export const bookingExtras = pgTable(
  'booking_extras',
  {
    id: id(),
    booking_id: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    /** Both before fee and VAT. Those of a quote are for the whole job. */
    work: amount('work').notNull(),
    materials: amount('materials').notNull(),
    /** Of a visit, whose fee is part of it. */
    is_quote: boolean('is_quote').notNull().default(false),
    /** By how much it makes the job longer. */
    minutes: integer('minutes').notNull().default(0),
    /** Whether these minutes are reserved in the calendar: from the approval on, while it is being paid. */
    holds_time: boolean('holds_time').notNull().default(false),
    reason: text('reason').notNull(),
    proposed_at: instant('proposed_at').notNull(),
    /** When the customer approved it; it is added to the price once that is paid. */
    approved_at: instant('approved_at'),
    /** Null while it is open. */
    outcome: text('outcome', { enum: EXTRA_OUTCOMES }),
    ended_at: instant('ended_at'),
  },
  (table) => [
    uniqueIndex('booking_extras_open')
      .on(table.booking_id)
      .where(sql`${table.outcome} is null`),
    uniqueIndex('booking_extras_quote')
      .on(table.booking_id)
      .where(sql`${table.is_quote} and ${table.outcome} = 'added'`),
    index('booking_extras_booking').on(table.booking_id, table.id),
    check('booking_extras_outcome', isOneOf(table.outcome, EXTRA_OUTCOMES)),
    check(
      'booking_extras_price',
      sql`least(${table.work}, ${table.materials}) >= 0 and (${table.work} + ${table.materials}) * 100
        between ${sql.raw(`${EXTRA.price.min} and ${EXTRA.price.max}`)}`,
    ),
    check(
      'booking_extras_minutes',
      sql`${table.minutes} between 0 and ${sql.raw(String(EXTRA.minutes.max))}
        and ${table.minutes} % ${sql.raw(String(EXTRA.minutes.step))} = 0`,
    ),
    // One that has lapsed may still be added, where its money was under way.
    check(
      'booking_extras_holds_time',
      sql`not ${table.holds_time} or ${table.minutes} > 0 and ${table.approved_at} is not null
        and coalesce(${table.outcome}, 'lapsed') = 'lapsed'`,
    ),
    check('booking_extras_reason', sql`length(${table.reason}) <= ${sql.raw(String(EXTRA.text.max))}`),
    check('booking_extras_ended', sql`(${table.outcome} is null) = (${table.ended_at} is null)`),
    check('booking_extras_added', sql`coalesce(${table.outcome}, '') <> 'added' or ${table.approved_at} is not null`),
  ],
).enableRLS();

/** Photos of receipts that the provider adds to an extra with materials. Only they see them until it is proposed. */
export const bookingExtraPhotos = pgTable(
  'booking_extra_photos',
  {
    id: id(),
    booking_id: uuid('booking_id')
      .notNull()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** Null until it is proposed. */
    extra_id: uuid('extra_id').references(() => bookingExtras.id, { onDelete: 'cascade' }),
    ...photoColumns(),
  },
  (table) => [
    index('booking_extra_photos_booking').on(table.booking_id, table.created_at, table.id),
    index('booking_extra_photos_extra').on(table.extra_id),
    index('booking_extra_photos_user').on(table.user_id),
    index('booking_extra_photos_created_at').on(table.created_at),
    hasSize('booking_extra_photos_size', table),
  ],
).enableRLS();
