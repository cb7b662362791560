import { OWED_STATES, PAYOUT_KINDS, TRANSFER_REFERENCE_LENGTH } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '../../accounts/index.ts';
import { amount, instant, isOneOf } from '../../platform/columns.ts';
import { isAccount } from '../payout-details/tables.ts';
import { paymentOperations, payments } from '../tables.ts';

const operation = () => uuid('operation_id').primaryKey();

/**
 * A refund that the rail can not send back, one for each failed operation: what its customer chose instead, and what
 * became of it (`OWED_TABLE`).
 */
export const owedRefunds = pgTable(
  'owed_refunds',
  {
    operation_id: operation().references(() => paymentOperations.id),
    booking_id: uuid('booking_id')
      .notNull()
      .references(() => payments.booking_id),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    /** What the customer is given, or was. */
    amount: amount('amount').notNull(),
    /** What of the refund the bank of the customer has kept of a lost chargeback. */
    by_bank: amount('by_bank').notNull().default('0.00'),
    state: text('state', { enum: OWED_STATES }).notNull().default('open'),
    created_at: instant('created_at').notNull(),
    chosen_at: instant('chosen_at'),
    /** When the customer had it, as credit or by a transfer. */
    given_at: instant('given_at'),
    /** Of the transfer, in the platform's bank. */
    reference: text('reference'),
    /** Which admin orders the transfer at the bank, and since when. */
    ordered_by: uuid('ordered_by').references(() => users.id),
    ordered_at: instant('ordered_at'),
    /** How often the bank has sent a transfer back; a trigger counts. */
    bounces: integer('bounces').notNull().default(0),
    /** When the last transfer came back, and why; then the customer chooses again. */
    returned_at: instant('returned_at'),
    return_reason: text('return_reason'),
  },
  (table) => [
    index('owed_refunds_booking').on(table.booking_id),
    index('owed_refunds_user').on(table.user_id),
    index('owed_refunds_to_transfer')
      .on(table.chosen_at, table.operation_id)
      .where(sql`${table.state} in ('transfer_asked', 'transfer_ordered')`),
    index('owed_refunds_ordered_by').on(table.ordered_by),
    index('owed_refunds_of_reference').on(table.reference),
    check('owed_refunds_state', isOneOf(table.state, OWED_STATES)),
    check(
      'owed_refunds_amount',
      sql`least(${table.amount}, ${table.by_bank}) >= 0 and (${table.amount} = 0) = (${table.state} = 'paid_by_bank')
        and ${table.amount} + ${table.by_bank} > 0`,
    ),
    check('owed_refunds_chosen', sql`(${table.state} = 'open') = (${table.chosen_at} is null)`),
    check(
      'owed_refunds_given',
      sql`(${table.state} in ('credited', 'transferred', 'paid_by_bank')) = (${table.given_at} is not null)`,
    ),
    check('owed_refunds_reference', sql`(${table.state} = 'transferred') = (${table.reference} is not null)`),
    check(
      'owed_refunds_reference_length',
      sql`length(${table.reference}) between ${sql.raw(`${TRANSFER_REFERENCE_LENGTH.min} and ${TRANSFER_REFERENCE_LENGTH.max}`)}`,
    ),
    check('owed_refunds_ordered', sql`(${table.state} = 'transfer_ordered') = (${table.ordered_at} is not null)`),
    check('owed_refunds_ordered_by', sql`${table.ordered_by} is null or ${table.ordered_at} is not null`),
    check('owed_refunds_returned', sql`(${table.returned_at} is null) = (${table.return_reason} is null)`),
  ],
).enableRLS();

/** To which account a customer wants such a refund; deleted some time after it has arrived there. */
export const refundAccounts = pgTable(
  'refund_accounts',
  {
    operation_id: operation().references(() => owedRefunds.operation_id),
    user_id: uuid('user_id')
      .notNull()
      .references(() => users.id),
    kind: text('kind', { enum: PAYOUT_KINDS }).notNull(),
    /** As `payoutNumber` writes it. */
    number: text('number').notNull(),
    /** Empty for a wallet that was given before its holder was asked. */
    holder: text('holder').notNull(),
    /** When the transfer was executed. */
    given_at: instant('given_at'),
  },
  (table) => [
    index('refund_accounts_user').on(table.user_id),
    index('refund_accounts_given').on(table.given_at),
    check('refund_accounts_kind', isOneOf(table.kind, PAYOUT_KINDS)),
    check('refund_accounts_number', isAccount(table)),
  ],
).enableRLS();
