import { PACKAGE_KINDS } from '@hirfa/domain/bookings';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, pgView, text, unique, uuid } from 'drizzle-orm/pg-core';
import { amount, instant, isOneOf } from '../../platform/columns.ts';
import { bookings } from '../tables.ts';

/**
 * Bookings at one weekly time that are paid at once. The id is that of the first one, which stands for all of them
 * until they are accepted and paid (`began_at`). The lines are those of the whole as it was booked.
 */
export const packages = pgTable(
  'packages',
  {
    id: uuid('id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: PACKAGE_KINDS }).notNull(),
    subtotal: amount('subtotal').notNull(),
    platform_fee: amount('platform_fee').notNull(),
    vat: amount('vat').notNull(),
    provider_commission: amount('provider_commission').notNull(),
    provider_payout: amount('provider_payout').notNull(),
    customer_total: amount('customer_total').notNull(),
    began_at: instant('began_at'),
    /** When the customer ended what was more than a day away. */
    stopped_at: instant('stopped_at'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    check('packages_kind', isOneOf(table.kind, PACKAGE_KINDS)),
    check('packages_stopped', sql`${table.stopped_at} is null or ${table.began_at} is not null`),
    check(
      'packages_lines',
      sql`${table.subtotal} = ${table.provider_payout} + ${table.provider_commission}
        and ${table.customer_total} = ${table.subtotal} + ${table.platform_fee} + ${table.vat}
        and least(${table.subtotal}, ${table.platform_fee}, ${table.vat}, ${table.provider_commission},
          ${table.provider_payout}) >= 0`,
    ),
  ],
).enableRLS();

/** The times of a package as they were booked, each with the id of its booking, whose slot is taken from then on. */
export const packageDates = pgTable(
  'package_dates',
  {
    booking_id: uuid('booking_id').primaryKey(),
    package_id: uuid('package_id')
      .notNull()
      .references(() => packages.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    starts_at: instant('starts_at').notNull(),
    ends_at: instant('ends_at').notNull(),
  },
  (table) => [
    unique('package_dates_number').on(table.package_id, table.number),
    check('package_dates_number_least', sql`${table.number} >= 1`),
    check('package_dates_time', sql`${table.ends_at} > ${table.starts_at}`),
    check('package_dates_first', sql`(${table.number} = 1) = (${table.booking_id} = ${table.package_id})`),
  ],
).enableRLS();

/** Offers that are sold in packages, with the prices of these before fee and VAT. A view of the migrations. */
export const publicPackages = pgView('public_packages', {
  card_id: uuid('card_id').notNull(),
  monthly: amount('monthly'),
  yearly: amount('yearly'),
}).existing();
