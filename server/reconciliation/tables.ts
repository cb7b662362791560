import { DIFFERENCE_KINDS, MOVEMENT_KINDS } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ledgerEntries, payments } from '../payments/index.ts';
import { amount, id, instant, isOneOf } from '../platform/columns.ts';

/** `first`: the comparison begins after this day; `failed`: it is tried again. */
export const RECONCILIATION_STATES = ['first', 'waiting', 'failed', 'done'] as const;

/** The comparison of the books with the gateways about a Cairo day. */
export const reconciliations = pgTable(
  'reconciliations',
  {
    day: date('day').primaryKey(),
    state: text('state', { enum: RECONCILIATION_STATES }).notNull(),
    tries: integer('tries').notNull().default(0),
    /** Why the last try failed. */
    error: text('error'),
    /** How many payments were compared. */
    compared: integer('compared').notNull().default(0),
    changed_at: instant('changed_at').notNull(),
  },
  (table) => [
    check('reconciliations_state', isOneOf(table.state, RECONCILIATION_STATES)),
    check('reconciliations_error', sql`(${table.state} = 'failed') = (${table.error} is not null)`),
  ],
).enableRLS();

/** What gateways have listed, each movement once. */
export const gatewayMovements = pgTable(
  'gateway_movements',
  {
    adapter: text('adapter').notNull(),
    /** Its id at the gateway. */
    reference: text('reference').notNull(),
    kind: text('kind', { enum: MOVEMENT_KINDS }).notNull(),
    /** What the gateway says it is about. */
    about: text('about').notNull(),
    /** The payment whose money it is, for a package that of its first booking; null where none is known. */
    booking_id: uuid('booking_id').references(() => payments.booking_id),
    amount: amount('amount').notNull(),
    moved_at: instant('moved_at').notNull(),
    listed_at: instant('listed_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.adapter, table.reference] }),
    index('gateway_movements_booking').on(table.booking_id),
    index('gateway_movements_moved').on(table.moved_at),
    index('gateway_movements_about')
      .on(table.adapter, table.about)
      .where(sql`${table.booking_id} is null`),
    check('gateway_movements_kind', isOneOf(table.kind, MOVEMENT_KINDS)),
    check('gateway_movements_amount', sql`${table.amount} <> 0`),
  ],
).enableRLS();

/**
 * A difference between the books and a gateway: open until a later night finds that they agree, or an admin has written
 * what it was.
 */
export const reconciliationDifferences = pgTable(
  'reconciliation_differences',
  {
    id: id(),
    /** As in the movement. */
    booking_id: uuid('booking_id').references(() => payments.booking_id),
    kind: text('kind', { enum: DIFFERENCE_KINDS }).notNull(),
    adapter: text('adapter').notNull(),
    /** The movement; the checkout where the gateway lists none; empty where it has nothing. */
    reference: text('reference').notNull(),
    /** The entry of the books; null where they have none, or only their sum was compared. */
    entry_id: bigint('entry_id', { mode: 'number' }).references(() => ledgerEntries.id),
    amount_there: amount('amount_there').notNull(),
    amount_here: amount('amount_here').notNull(),
    found_at: instant('found_at').notNull(),
    /** When a night found that both agree. */
    agreed_at: instant('agreed_at'),
    closed_at: instant('closed_at'),
    /** What it was, as an admin has written; empty once the account of its customer has ended. */
    note: text('note'),
  },
  (table) => [
    unique('reconciliation_differences_once')
      .on(
        table.booking_id,
        table.kind,
        table.adapter,
        table.reference,
        table.entry_id,
        table.amount_there,
        table.amount_here,
      )
      .nullsNotDistinct(),
    index('reconciliation_differences_open')
      .on(table.found_at, table.id)
      .where(sql`${table.agreed_at} is null and ${table.closed_at} is null`),
    check('reconciliation_differences_kind', isOneOf(table.kind, DIFFERENCE_KINDS)),
    check('reconciliation_differences_amounts', sql`${table.amount_there} <> ${table.amount_here}`),
    check('reconciliation_differences_closed', sql`(${table.closed_at} is null) = (${table.note} is null)`),
  ],
).enableRLS();
