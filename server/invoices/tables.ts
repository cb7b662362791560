import { INVOICE_KINDS, INVOICE_SUBJECTS } from '@hirfa/domain/invoices';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.ts';
import { payments } from '../payments/index.ts';
import { amount, id, instant, isOneOf } from '../platform/columns.ts';
import { providerProfiles } from '../providers/index.ts';

/** The issuer of what the platform sells, in `issuer`; otherwise it is the id of a provider. */
export const PLATFORM = 'platform';

/**
 * An invoice of a booking, or a credit note. It never changes: names, tax numbers and titles are those of its day. A
 * trigger numbers it, without gaps in the series of its issuer, kind and year; another compares all invoices of a
 * booking with the lines of its payment.
 */
export const invoices = pgTable(
  'invoices',
  {
    id: id(),
    booking_id: uuid('booking_id')
      .notNull()
      .references(() => payments.booking_id),
    kind: text('kind', { enum: INVOICE_KINDS }).notNull(),
    subject: text('subject', { enum: INVOICE_SUBJECTS }).notNull(),
    /** Its place among those of its booking and subject: 1, 2, … */
    step: integer('step').notNull(),
    /** The invoice that a credit note takes back, in whole or in part. */
    corrects_id: uuid('corrects_id').references((): AnyPgColumn => invoices.id),
    issuer: text('issuer').notNull(),
    year: integer('year').notNull(),
    number: integer('number').notNull().default(0),
    provider_id: uuid('provider_id')
      .notNull()
      .references(() => providerProfiles.id),
    payer_id: uuid('payer_id')
      .notNull()
      .references(() => users.id),
    issuer_name_en: text('issuer_name_en').notNull(),
    issuer_name_ar: text('issuer_name_ar').notNull(),
    issuer_address_en: text('issuer_address_en').notNull(),
    issuer_address_ar: text('issuer_address_ar').notNull(),
    /** Nine digits. Without one it is called a receipt. */
    issuer_tax_number: text('issuer_tax_number'),
    receiver_name_en: text('receiver_name_en').notNull(),
    receiver_name_ar: text('receiver_name_ar').notNull(),
    title_en: text('title_en').notNull(),
    title_ar: text('title_ar').notNull(),
    /** When the job began. */
    supplied_at: instant('supplied_at').notNull(),
    net: amount('net').notNull(),
    vat_rate: numeric('vat_rate', { precision: 5, scale: 4 }).notNull(),
    vat: amount('vat').notNull(),
    total: amount('total').notNull(),
    /** What discounts pay of the total, so that the receiver does not. */
    discount: amount('discount').notNull(),
    issued_at: instant('issued_at').notNull(),
  },
  (table) => [
    unique('invoices_once').on(table.booking_id, table.subject, table.step),
    unique('invoices_number').on(table.issuer, table.kind, table.year, table.number),
    index('invoices_payer').on(table.payer_id, table.issued_at, table.id),
    index('invoices_provider').on(table.provider_id, table.issued_at, table.id),
    index('invoices_issued').on(table.issued_at, table.id),
    index('invoices_corrects')
      .on(table.corrects_id)
      .where(sql`${table.corrects_id} is not null`),
    check('invoices_kind', isOneOf(table.kind, INVOICE_KINDS)),
    check('invoices_subject', isOneOf(table.subject, INVOICE_SUBJECTS)),
    check('invoices_step', sql`${table.step} > 0 and (${table.step} > 1 or ${table.kind} = 'invoice')`),
    check('invoices_corrects', sql`(${table.kind} = 'credit_note') = (${table.corrects_id} is not null)`),
    check(
      'invoices_issuer',
      sql`${table.issuer} = case ${table.subject} when 'service' then ${table.provider_id}::text
        else ${sql.raw(`'${PLATFORM}'`)} end`,
    ),
    check('invoices_numbered', sql`${table.number} > 0`),
    check('invoices_tax_number', sql`${table.issuer_tax_number} ~ '^[0-9]{9}$'`),
    check(
      'invoices_amounts',
      sql`${table.total} = ${table.net} + ${table.vat} and ${table.total} > 0
        and least(${table.net}, ${table.vat}, ${table.discount}) >= 0 and ${table.discount} <= ${table.total}`,
    ),
    check('invoices_vat', sql`${table.vat_rate} between 0 and 1 and (${table.vat_rate} > 0 or ${table.vat} = 0)`),
  ],
).enableRLS();

/** The last number of each series. Its row is locked until the transaction of the next invoice ends. */
export const invoiceSeries = pgTable(
  'invoice_series',
  {
    issuer: text('issuer').notNull(),
    kind: text('kind', { enum: INVOICE_KINDS }).notNull(),
    year: integer('year').notNull(),
    last_number: integer('last_number').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.kind, table.year] }),
    check('invoice_series_kind', isOneOf(table.kind, INVOICE_KINDS)),
    check('invoice_series_number', sql`${table.last_number} > 0`),
  ],
).enableRLS();
