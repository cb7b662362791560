import { PACKAGE_KINDS, PRICED_WORKS } from '@hirfa/domain/bookings';
import { boolean, integer, numeric, pgView, text, uuid } from 'drizzle-orm/pg-core';
import { amount, instant } from '../../platform/columns.ts';

/** What the actor gets for each of their jobs: a view of `rules.sql`, which has only their own rows. */
export const ownEarnings = pgView('own_earnings', {
  booking_id: uuid('booking_id').notNull(),
  title_en: text('title_en').notNull(),
  title_ar: text('title_ar').notNull(),
  starts_at: instant('starts_at').notNull(),
  is_late_cancellation: boolean('is_late_cancellation').notNull(),
  work: text('work', { enum: PRICED_WORKS }).notNull(),
  package_kind: text('package_kind', { enum: PACKAGE_KINDS }),
  package_number: integer('package_number'),
  hourly_rate: amount('hourly_rate'),
  total_hours: numeric('total_hours', { precision: 3, scale: 1 }),
  is_settled: boolean('is_settled').notNull(),
  subtotal: amount('subtotal').notNull(),
  provider_commission: amount('provider_commission').notNull(),
  provider_payout: amount('provider_payout').notNull(),
  charged_back: amount('charged_back').notNull(),
  in_cash: amount('in_cash').notNull(),
}).existing();
