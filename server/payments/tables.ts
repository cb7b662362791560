import {
  CURRENCY,
  EARNED_ACCOUNTS,
  LEDGER_ACCOUNTS,
  METHODS_BY_REFERENCE,
  OPERATION_STATES,
  PAYMENT_METHODS,
  RAIL_STATES,
  SETTING_NAMES,
} from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.ts';
import { categories } from '../catalogue/index.ts';
import { amount, id, instant, isOneOf } from '../platform/columns.ts';
import { providerProfiles } from '../providers/index.ts';
import { cashChecks, cashColumns } from './stored-cash/tables.ts';
import { METHOD_PAIRS } from './gateways/methods-of.ts';

/** A share of an amount: "0.2500". */
const rate = (name: string) => numeric(name, { precision: 5, scale: 4 });

/** A rate that is valid from an instant on, for everybody, for one category or for one provider. */
export const settings = pgTable(
  'settings',
  {
    id: id(),
    name: text('name', { enum: SETTING_NAMES }).notNull(),
    category_slug: text('category_slug').references(() => categories.slug, { onUpdate: 'cascade' }),
    provider_id: uuid('provider_id').references(() => providerProfiles.id, { onDelete: 'cascade' }),
    value: rate('value').notNull(),
    holds_from: instant('holds_from').notNull(),
    /** Null for those that were not set on a screen. */
    created_at: instant('created_at'),
  },
  (table) => [
    check('settings_not_past', sql`${table.created_at} is null or ${table.holds_from} >= ${table.created_at}`),
    unique('settings_once').on(table.name, table.category_slug, table.provider_id, table.holds_from).nullsNotDistinct(),
    check('settings_name', isOneOf(table.name, SETTING_NAMES)),
    check('settings_value', sql`${table.value} between 0 and 1`),
  ],
).enableRLS();

/** The lines of a price, under the specification's names. A check in each table keeps them consistent. */
const priceLineColumns = () => ({
  subtotal: amount('subtotal').notNull(),
  platform_fee: amount('platform_fee').notNull(),
  vat: amount('vat').notNull(),
  referral_bonus: amount('referral_bonus').notNull(),
  provider_commission: amount('provider_commission').notNull(),
  provider_payout: amount('provider_payout').notNull(),
  customer_total: amount('customer_total').notNull(),
});
function areLinesConsistent(table: Record<keyof ReturnType<typeof priceLineColumns>, unknown>) {
  const { subtotal, platform_fee: fee, vat, referral_bonus: bonus, customer_total: total } = table;
  const { provider_commission: commission, provider_payout: payout } = table;
  return sql`
  ${total} = ${payout} + ${commission} + ${fee} + ${vat} - ${bonus}
  and ${subtotal} = ${payout} + ${commission}
  and least(${subtotal}, ${fee}, ${vat}, ${bonus}, ${commission}, ${payout}, ${total}) >= 0`;
}

/**
 * The payment of one booking (specification 3: payments), with its present price lines; `held` is what the rail has
 * captured and not refunded, without what it can not refund (`refused`), which stays there, and without what the bank
 * of the customer has taken back of the present lines (`taken_of_lines`); the rest of what it has (`taken`) had been
 * refused. The foreign key to bookings is in the migration, since bookings are a room further right.
 */
export const payments = pgTable(
  'payments',
  {
    booking_id: uuid('booking_id').primaryKey(),
    provider_id: uuid('provider_id')
      .notNull()
      .references(() => providerProfiles.id),
    payer_id: uuid('payer_id')
      .notNull()
      .references(() => users.id),
    ...priceLineColumns(),
    platform_fee_rate: rate('platform_fee_rate').notNull(),
    vat_rate: rate('vat_rate').notNull(),
    commission_rate: rate('commission_rate').notNull(),
    currency: text('currency').notNull().default(CURRENCY),
    rail_state: text('rail_state', { enum: RAIL_STATES }).notNull().default('none'),
    held: amount('held').notNull().default('0.00'),
    refused: amount('refused').notNull().default('0.00'),
    taken: amount('taken').notNull().default('0.00'),
    taken_of_lines: amount('taken_of_lines').notNull().default('0.00'),
    /** The payment of the first booking of its package, whose charge it shares; that one names itself. */
    package_id: uuid('package_id').references((): AnyPgColumn => payments.booking_id),
    ...cashColumns(),
    /** When the provider's earnings became payable. */
    released_at: instant('released_at'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    ...cashChecks(table),
    index('payments_package')
      .on(table.package_id)
      .where(sql`${table.package_id} is not null`),
    index('payments_payer').on(table.payer_id),
    index('payments_provider').on(table.provider_id, table.created_at),
    index('payments_created').on(table.created_at, table.booking_id),
    check('payments_lines', areLinesConsistent(table)),
    check('payments_held', sql`${table.held} in (0, ${table.customer_total} - ${table.taken_of_lines})`),
    check('payments_refused', sql`${table.refused} >= 0`),
    check('payments_taken', sql`${table.taken} >= 0 and ${table.taken_of_lines} between 0 and ${table.taken}`),
    check('payments_rail_state', isOneOf(table.rail_state, RAIL_STATES)),
  ],
).enableRLS();

/**
 * The money of an extra that the customer has approved, beside that of what was booked. The payment's `held` and
 * `refused` have it, too; a check compares. `amount` is the difference which the customer has approved.
 */
export const extraCharges = pgTable(
  'extra_charges',
  {
    extra_id: uuid('extra_id').primaryKey(),
    booking_id: uuid('booking_id')
      .notNull()
      .references(() => payments.booking_id),
    amount: amount('amount').notNull(),
    rail_state: text('rail_state', { enum: RAIL_STATES }).notNull().default('none'),
    held: amount('held').notNull().default('0.00'),
    refused: amount('refused').notNull().default('0.00'),
    /** What of `held` an operation has sent back that waits for the bank of the customer before it can be recorded. */
    returned: amount('returned').notNull().default('0.00'),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    index('extra_charges_booking').on(table.booking_id, table.extra_id),
    check('extra_charges_amount', sql`${table.amount} > 0`),
    check(
      'extra_charges_held',
      sql`least(${table.held}, ${table.refused}) >= 0 and ${table.held} + ${table.refused} <= ${table.amount}`,
    ),
    check('extra_charges_returned', sql`${table.returned} between 0 and ${table.held}`),
    check('extra_charges_captured', sql`${table.rail_state} = 'captured' or ${table.held} + ${table.refused} = 0`),
    check('extra_charges_rail_state', isOneOf(table.rail_state, RAIL_STATES)),
  ],
).enableRLS();

export const ATTEMPT_STATES = ['open', 'authorized', 'declined', 'closed'] as const;

/** One attempt to pay on the gateway's page. Its id is the idempotency key of its only checkout. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    id: id(),
    booking_id: uuid('booking_id')
      .notNull()
      .references(() => payments.booking_id),
    /** Null for what was booked. */
    extra_id: uuid('extra_id').references(() => extraCharges.extra_id),
    adapter: text('adapter').notNull(),
    method: text('method', { enum: PAYMENT_METHODS }).notNull().default('card'),
    /** Whether the customer has agreed that the card which pays is saved. */
    saves_card: boolean('saves_card').notNull().default(false),
    /** The saved card that pays, also after it was removed; null for what is typed on the gateway's page. */
    card_id: uuid('card_id'),
    language: text('language').notNull(),
    /** Null until the gateway answers. */
    checkout_id: text('checkout_id'),
    /** Null also where the gateway has no page. */
    checkout_url: text('checkout_url'),
    /** The reference with which the customer pays at a kiosk; null for other methods. */
    reference: text('reference'),
    state: text('state', { enum: ATTEMPT_STATES }).notNull().default('open'),
    /** Names the card or wallet that paid, the same in every payment with it; null where the gateway names none. */
    instrument: text('instrument'),
    expires_at: instant('expires_at').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('payment_attempts_open')
      .on(table.booking_id)
      .where(sql`${table.state} in ('open', 'authorized') and ${table.extra_id} is null`),
    uniqueIndex('payment_attempts_open_of_extra')
      .on(table.extra_id)
      .where(sql`${table.state} in ('open', 'authorized')`),
    uniqueIndex('payment_attempts_checkout').on(table.adapter, table.checkout_id),
    index('payment_attempts_booking').on(table.booking_id),
    index('payment_attempts_reference').on(table.checkout_id),
    index('payment_attempts_code')
      .on(table.reference)
      .where(sql`${table.reference} is not null`),
    index('payment_attempts_instrument')
      .on(table.instrument)
      .where(sql`${table.instrument} is not null`),
    check('payment_attempts_state', isOneOf(table.state, ATTEMPT_STATES)),
    check(
      'payment_attempts_reference',
      sql`${table.reference} is null or ${isOneOf(table.method, METHODS_BY_REFERENCE)}`,
    ),
    check(
      'payment_attempts_card',
      sql`${table.method} = 'card' or not (${table.saves_card} or ${table.card_id} is not null)`,
    ),
    check('payment_attempts_method', sql`(${table.adapter}, ${table.method}) in (${sql.raw(METHOD_PAIRS.join(', '))})`),
  ],
).enableRLS();

/**
 * A request to change the lines of a payment to these; the difference decides what the gateway has to do. The
 * operations of a payment run in their order, one at a time.
 */
export const paymentOperations = pgTable(
  'payment_operations',
  {
    id: id(),
    booking_id: uuid('booking_id')
      .notNull()
      .references(() => payments.booking_id),
    /** The extra that it adds to the price, capturing its authorization; or that which it releases. */
    extra_id: uuid('extra_id').references(() => extraCharges.extra_id),
    /**
     * It only releases an extra, or a free second visit, or is of money that was paid besides: its lines are those of
     * the payment when it runs.
     */
    is_release: boolean('is_release').notNull().default(false),
    ...priceLineColumns(),
    /** The refund to the customer, once it is known. */
    refund: amount('refund').notNull().default('0.00'),
    /** What the customer had paid in cash, as an admin has decided. */
    collected: amount('collected'),
    state: text('state', { enum: OPERATION_STATES }).notNull().default('requested'),
    created_at: instant('created_at').notNull(),
    /** When the gateway was first asked; null for operations of earlier releases. */
    sent_at: instant('sent_at'),
    /** What the gateway was asked for, as it was first sent (`StoredRequests`): it is asked again exactly so. */
    requests: jsonb('requests'),
    /** How often a bank had taken the money before it could go back, so that other requests were sent. */
    tries: integer('tries').notNull().default(0),
    /** When it was done, or refused for good. */
    done_at: instant('done_at'),
  },
  (table) => [
    index('payment_operations_booking').on(table.booking_id, table.id),
    uniqueIndex('payment_operations_one_sent')
      .on(table.booking_id)
      .where(sql`${table.state} = 'sent'`),
    check('payment_operations_lines', areLinesConsistent(table)),
    check('payment_operations_collected', sql`${table.collected} >= ${table.customer_total}`),
    check('payment_operations_state', isOneOf(table.state, OPERATION_STATES)),
  ],
).enableRLS();

/** Every movement of money, append-only; the entries of a booking sum to zero (kept by a trigger). */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    booking_id: uuid('booking_id')
      .notNull()
      .references(() => payments.booking_id),
    account: text('account', { enum: LEDGER_ACCOUNTS }).notNull(),
    amount: amount('amount').notNull(),
    /** The id of what moved it (operation, attempt), with the state of an owed refund; or `release`, or a step. */
    cause: text('cause').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    unique('ledger_entries_once').on(table.booking_id, table.cause, table.account),
    index('ledger_entries_earned').on(table.account, table.booking_id).where(isOneOf(table.account, EARNED_ACCOUNTS)),
    // With the amount, so that a period of an account is summed from the index alone.
    index('ledger_entries_account').on(table.account, table.created_at, table.id, table.amount),
    check('ledger_entries_account', isOneOf(table.account, LEDGER_ACCOUNTS)),
    check('ledger_entries_amount', sql`${table.amount} <> 0`),
  ],
).enableRLS();
