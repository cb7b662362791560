import { DISPUTE, DISPUTE_OUTCOMES, DISPUTE_REASONS } from '@hirfa/domain/bookings';
import { sql } from 'drizzle-orm';
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { hasSize, photoColumns, users } from '../../accounts/index.ts';
import { amount, id, instant, isOneOf } from '../../platform/columns.ts';
import { bookings } from '../tables.ts';

/** A problem that the customer of a booking reported, the provider's answer, and what became of it. */
export const bookingDisputes = pgTable(
  'booking_disputes',
  {
    booking_id: uuid('booking_id')
      .primaryKey()
      .references(() => bookings.id, { onDelete: 'cascade' }),
    reason: text('reason', { enum: DISPUTE_REASONS }).notNull(),
    text: text('text').notNull(),
    /** What its opener says was paid in cash. */
    paid_in_cash: amount('paid_in_cash'),
    opened_at: instant('opened_at').notNull(),
    /** Until when the provider could answer. */
    answer_until: instant('answer_until').notNull(),
    answer: text('answer'),
    answered_at: instant('answered_at'),
    /** Since when it waits for an admin: the provider has answered, or let the time pass, or a bank has paid back. */
    heard_at: instant('heard_at'),
    /** Null while it is open. */
    outcome: text('outcome', { enum: DISPUTE_OUTCOMES }),
    ended_at: instant('ended_at'),
    /** Why an admin decided so: both people read it. */
    decision_reason: text('decision_reason'),
    /** What of the price stayed, and what the customer got back. */
    subtotal: amount('subtotal'),
    refund: amount('refund'),
    /** Whether an admin has decided that the customer did not pay in cash what was due. */
    is_unpaid: boolean('is_unpaid').notNull().default(false),
  },
  (table) => [
    index('booking_disputes_waiting')
      .on(table.heard_at, table.booking_id)
      .where(sql`${table.outcome} is null and ${table.heard_at} is not null`),
    check('booking_disputes_reason', isOneOf(table.reason, DISPUTE_REASONS)),
    check('booking_disputes_cash', sql`(${table.reason} = 'cash') = (${table.paid_in_cash} is not null)`),
    check('booking_disputes_outcome', isOneOf(table.outcome, DISPUTE_OUTCOMES)),
    check('booking_disputes_text', sql`length(${table.text}) <= ${sql.raw(String(DISPUTE.text.max))}`),
    check('booking_disputes_answered', sql`(${table.answer} is null) = (${table.answered_at} is null)`),
    check('booking_disputes_heard', sql`${table.answered_at} is null or ${table.heard_at} is not null`),
    check('booking_disputes_ended', sql`(${table.outcome} is null) = (${table.ended_at} is null)`),
    check('booking_disputes_unpaid', sql`not ${table.is_unpaid} or ${table.outcome} = 'decided'`),
    // Nobody decides before the provider could answer.
    check(
      'booking_disputes_decided',
      sql`(coalesce(${table.outcome}, '') = 'decided') = (${table.decision_reason} is not null)
        and (coalesce(${table.outcome}, '') <> 'decided' or ${table.heard_at} is not null)`,
    ),
    check(
      'booking_disputes_lines',
      sql`(coalesce(${table.outcome}, '') in ('decided', 'given_back')) = (${table.subtotal} is not null)
        and (${table.subtotal} is null) = (${table.refund} is null)
        and (coalesce(${table.outcome}, '') <> 'given_back' or ${table.subtotal} = 0)`,
    ),
  ],
).enableRLS();

/** Photos that one of the two people adds to what they say about a problem. Only they see them until it is sent. */
export const bookingDisputePhotos = pgTable(
  'booking_dispute_photos',
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
    index('booking_dispute_photos_booking').on(table.booking_id, table.created_at, table.id),
    index('booking_dispute_photos_user').on(table.user_id),
    index('booking_dispute_photos_created_at').on(table.created_at),
    hasSize('booking_dispute_photos_size', table),
  ],
).enableRLS();
