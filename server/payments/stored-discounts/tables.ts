import { DISCOUNT_KINDS } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { amount, id, instant, isOneOf } from '../../platform/columns.ts';

/** The discounts of a booking; their sum is the payment's `referral_bonus`. */
export const bookingDiscounts = pgTable(
  'booking_discounts',
  {
    id: id(),
    booking_id: uuid('booking_id').notNull(),
    kind: text('kind', { enum: DISCOUNT_KINDS }).notNull(),
    amount: amount('amount').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index('booking_discounts_booking').on(table.booking_id),
    check('booking_discounts_kind', isOneOf(table.kind, DISCOUNT_KINDS)),
    check('booking_discounts_amount', sql`${table.amount} > 0`),
  ],
).enableRLS();
