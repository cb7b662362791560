import { MARKET_ZONE } from '@hirfa/domain/market';
import { PAYOUT_KINDS, toDecimal, TRANSFER_REFERENCE_LENGTH } from '@hirfa/domain/payments';
import {
  LEAST_PAYOUT,
  PAYOUT_FORMATS,
  PAYOUT_STATES,
  TEMPLATE_LIMITS,
  TEMPLATE_SEPARATORS,
  type TemplateColumn,
} from '@hirfa/domain/payouts';
import { REASON_LENGTH } from '@hirfa/domain/providers';
import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { isAccount, payments } from '../payments/index.ts';
import { amount, id, instant, isOneOf, isText } from '../platform/columns.ts';
import { providerProfiles } from '../providers/index.ts';

/** A file for the bank, or for the operator of wallets. It never changes; `number` has no gaps. */
export const payoutExports = pgTable(
  'payout_exports',
  {
    id: id(),
    number: integer('number').notNull(),
    kind: text('kind', { enum: PAYOUT_KINDS }).notNull(),
    format: text('format', { enum: PAYOUT_FORMATS }).notNull(),
    /** The name of the template at that time; empty for ISO 20022. */
    template_name: text('template_name').notNull(),
    payouts: integer('payouts').notNull(),
    total: amount('total').notNull(),
    created_at: instant('created_at').notNull(),
  },
  (table) => [
    unique('payout_exports_number').on(table.number),
    check('payout_exports_kind', isOneOf(table.kind, PAYOUT_KINDS)),
    check('payout_exports_format', isOneOf(table.format, PAYOUT_FORMATS)),
    check('payout_exports_payouts', sql`${table.number} > 0 and ${table.payouts} > 0 and ${table.total} > 0`),
  ],
).enableRLS();

/** What is in the file: the whole numbers of accounts, which the bank needs. */
export const payoutFiles = pgTable('payout_files', {
  export_id: uuid('export_id')
    .primaryKey()
    .references(() => payoutExports.id),
  content: text('content').notNull(),
}).enableRLS();

/** That the bank refused a file: its payouts are payable again. */
export const payoutRefusals = pgTable(
  'payout_refusals',
  {
    export_id: uuid('export_id')
      .primaryKey()
      .references(() => payoutExports.id),
    reason: text('reason').notNull(),
    refused_at: instant('refused_at').notNull(),
  },
  (table) => [check('payout_refusals_reason', isText(table.reason, REASON_LENGTH.max))],
).enableRLS();

/**
 * What a provider is paid for a week, which is named by its Sunday. While it is open, each cut makes it anew; from the
 * export on it has the account to which it goes, whatever the provider changes later.
 */
export const payouts = pgTable(
  'payouts',
  {
    id: id(),
    provider_id: uuid('provider_id')
      .notNull()
      .references(() => providerProfiles.id),
    week: date('week', { mode: 'string' }).notNull(),
    amount: amount('amount').notNull(),
    state: text('state', { enum: PAYOUT_STATES }).notNull().default('open'),
    created_at: instant('created_at').notNull(),
    export_id: uuid('export_id').references(() => payoutExports.id),
    /** Names it to the bank. */
    reference: text('reference'),
    account_kind: text('account_kind', { enum: PAYOUT_KINDS }),
    account_number: text('account_number'),
    account_holder: text('account_holder'),
    exported_at: instant('exported_at'),
    paid_at: instant('paid_at'),
    returned_at: instant('returned_at'),
    /** The day on which it was paid by hand, without a file, and what names it at the bank. */
    paid_on: date('paid_on', { mode: 'string' }),
    hand_reference: text('hand_reference'),
  },
  (table) => [
    uniqueIndex('payouts_week')
      .on(table.provider_id, table.week)
      .where(sql`${table.state} in ('open', 'exported') and ${table.paid_on} is null`),
    uniqueIndex('payouts_open')
      .on(table.provider_id)
      .where(sql`${table.state} = 'open'`),
    index('payouts_of_provider').on(table.provider_id, table.week, table.id),
    unique('payouts_reference').on(table.reference),
    index('payouts_of_state').on(table.state, table.week, table.id),
    index('payouts_export').on(table.export_id),
    check('payouts_state', isOneOf(table.state, PAYOUT_STATES)),
    check(
      'payouts_amount',
      sql`${table.amount} >= case when ${table.paid_on} is null then ${sql.raw(toDecimal(LEAST_PAYOUT))} else 0.01 end`,
    ),
    check('payouts_week_begins', sql`extract(dow from ${table.week}) = 0`),
    check(
      'payouts_exported',
      sql`num_nulls(${table.export_id}, ${table.reference}, ${table.account_kind}, ${table.account_number},
        ${table.account_holder}, ${table.exported_at}) =
        case when ${table.state} = 'open' or ${table.paid_on} is not null then 6 else 0 end`,
    ),
    check(
      'payouts_account',
      isAccount({ kind: table.account_kind, number: table.account_number, holder: table.account_holder }),
    ),
    check(
      'payouts_by_hand',
      sql`(${table.paid_on} is null) = (${table.hand_reference} is null)
        and ${table.paid_on} <= (${table.paid_at} at time zone ${sql.raw(`'${MARKET_ZONE}'`)})::date`,
    ),
    check('payouts_hand_reference', isText(table.hand_reference, TRANSFER_REFERENCE_LENGTH.max)),
    check(
      'payouts_ended',
      sql`case ${table.state} when 'returned' then ${table.returned_at} is not null
        else ${table.returned_at} is null and (${table.state} = 'paid') = (${table.paid_at} is not null) end`,
    ),
  ],
).enableRLS();

/** The part of a payout for one booking; negative where the provider owes it. Checks compare it with the ledger. */
export const payoutEntries = pgTable(
  'payout_entries',
  {
    payout_id: uuid('payout_id')
      .notNull()
      .references(() => payouts.id, { onDelete: 'cascade' }),
    booking_id: uuid('booking_id')
      .notNull()
      .references(() => payments.booking_id),
    amount: amount('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.payout_id, table.booking_id] }),
    index('payout_entries_booking').on(table.booking_id),
    check('payout_entries_amount', sql`${table.amount} <> 0`),
  ],
).enableRLS();

/** How a bank wants its file. */
export const payoutTemplates = pgTable(
  'payout_templates',
  {
    id: id(),
    name: text('name').notNull(),
    kind: text('kind', { enum: PAYOUT_KINDS }).notNull(),
    separator: text('separator', { enum: TEMPLATE_SEPARATORS }).notNull(),
    columns: jsonb('columns').$type<readonly TemplateColumn[]>().notNull(),
    changed_at: instant('changed_at').notNull(),
  },
  (table) => [
    unique('payout_templates_name').on(table.name),
    check('payout_templates_name_length', isText(table.name, TEMPLATE_LIMITS.name)),
    check('payout_templates_kind', isOneOf(table.kind, PAYOUT_KINDS)),
    check('payout_templates_separator', isOneOf(table.separator, TEMPLATE_SEPARATORS)),
  ],
).enableRLS();

/** The account of the platform from which providers are paid; the latest one holds. */
export const payingAccounts = pgTable(
  'paying_accounts',
  {
    id: id(),
    name: text('name').notNull(),
    number: text('number').notNull(),
    stated_at: instant('stated_at').notNull(),
  },
  (table) => [
    index('paying_accounts_stated').on(table.stated_at),
    check('paying_accounts_number', isAccount({ kind: sql`'iban'`, number: table.number, holder: table.name })),
  ],
).enableRLS();
