import { INVOICE_KINDS, INVOICE_SUBJECTS, TAX_DETAILS_LENGTH } from '@hirfa/domain/invoices';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '../accounts/index.ts';
import { payments } from '../payments/index.ts';
import { amount, id, instant, isOneOf, isText } from '../platform/columns.ts';
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
    /** Nine digits: of a provider who has stated them, on the invoice of the commission. */
    receiver_tax_number: text('receiver_tax_number'),
    title_en: text('title_en').notNull(),
    title_ar: text('title_ar').notNull(),
    /** What it consists of, if that is several things, with the parts of `net` and `vat`. */
    items: jsonb('items').$type<readonly InvoiceItem[]>().notNull().default([]),
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
      'invoices_receiver',
      sql`${table.receiver_tax_number} is null
        or ${table.receiver_tax_number} ~ '^[0-9]{9}$' and ${table.subject} = 'commission'`,
    ),
    check(
      'invoices_amounts',
      sql`${table.total} = ${table.net} + ${table.vat} and ${table.total} > 0
        and least(${table.net}, ${table.vat}, ${table.discount}) >= 0 and ${table.discount} <= ${table.total}`,
    ),
    check('invoices_vat', sql`${table.vat_rate} between 0 and 1 and (${table.vat_rate} > 0 or ${table.vat} = 0)`),
  ],
).enableRLS();

/** One of the things that an invoice consists of. */
export interface InvoiceItem {
  title_en: string;
  title_ar: string;
  net: string;
  vat: string;
}

/** How a provider is registered for taxes: what their invoices say. An applicant may state it, too. */
export const taxDetails = pgTable(
  'tax_details',
  {
    user_id: uuid('user_id')
      .primaryKey()
      .references(() => users.id),
    /** Nine digits. */
    tax_number: text('tax_number').notNull(),
    /** As on the tax card. */
    name: text('name').notNull(),
    address: text('address').notNull(),
    changed_at: instant('changed_at').notNull(),
  },
  (table) => [
    check('tax_details_number', sql`${table.tax_number} ~ '^[0-9]{9}$'`),
    check('tax_details_name', isText(table.name, TAX_DETAILS_LENGTH.name)),
    check('tax_details_address', isText(table.address, TAX_DETAILS_LENGTH.address)),
  ],
).enableRLS();

/**
 * An invoice of the fee as an electronic receipt, where the operator issues these. It has an identity in the chain of
 * the device that issued it, and never changes. Nothing here says that the tax authority has it.
 */
export const eReceipts = pgTable(
  'e_receipts',
  {
    invoice_id: uuid('invoice_id')
      .primaryKey()
      .references(() => invoices.id),
    device: text('device').notNull(),
    /** Its place among those of the device: 1, 2, … */
    position: integer('position').notNull(),
    uuid: text('uuid').notNull(),
    /** That of the one before; empty for the first one. */
    previous_uuid: text('previous_uuid').notNull(),
    /** The receipt in JSON, byte for byte as it would be sent. */
    document: text('document').notNull(),
    /** What its QR code says. */
    address: text('address').notNull(),
  },
  (table) => [
    unique('e_receipts_uuid').on(table.uuid),
    unique('e_receipts_position').on(table.device, table.position),
    check('e_receipts_form', sql`${table.uuid} ~ '^[0-9a-f]{64}$'`),
    check('e_receipts_first', sql`${table.position} > 0 and (${table.position} = 1) = (${table.previous_uuid} = '')`),
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
