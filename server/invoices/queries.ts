import { type DueInvoice, type InvoiceKind, type InvoiceSubject, taxNumber } from '@hirfa/domain/invoices';
import { addDays, type Day, startOfDay } from '@hirfa/domain/market';
import { fromDecimal } from '@hirfa/domain/payments';
import { titlesOfCancelled } from '@hirfa/templates/invoices';
import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { profiles } from '../accounts/index.ts';
import { bookings } from '../bookings/index.ts';
import type { Cursor } from '../kernel/cursors.ts';
import { payments } from '../payments/index.ts';
import type { Database } from '../platform/db.ts';
import { providerProfiles } from '../providers/index.ts';
import { findOperator } from '../support/index.ts';
import { invoices } from './tables.ts';

/** Those of these bookings whose earnings are released. */
export async function findReleased(db: Database, bookingIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: payments.booking_id })
    .from(payments)
    .where(and(inArray(payments.booking_id, [...bookingIds]), isNotNull(payments.released_at)));
  return rows.map(({ id }) => id);
}

/** What became of a booking; undefined for one that was deleted. */
export async function findOutcome(db: Database, bookingId: string) {
  const [row] = await db
    .select({ status: bookings.status, payment_status: bookings.payment_status })
    .from(bookings)
    .where(eq(bookings.id, bookingId));
  return row && { payment_status: row.payment_status, is_cancelled: row.status === 'cancelled' };
}

export type StoredInvoice = typeof invoices.$inferSelect;

/** The invoices and credit notes of a booking: those of the service first, then of the fee, each the oldest first. */
export function findIssued(db: Database, bookingId: string): Promise<StoredInvoice[]> {
  return db
    .select()
    .from(invoices)
    .where(eq(invoices.booking_id, bookingId))
    .orderBy(desc(invoices.subject), asc(invoices.step))
    .execute();
}

/** Whether the actor sees a booking, and so its invoices. */
export async function isReadable(db: Database, bookingId: string): Promise<boolean> {
  const rows = await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, bookingId));
  return rows.length > 0;
}

/** One that the actor may read. */
export async function findInvoice(db: Database, id: string): Promise<StoredInvoice | undefined> {
  const [row] = await db.select().from(invoices).where(eq(invoices.id, id));
  return row;
}

/** Which invoices of all. */
export interface InvoiceFilter {
  kind?: InvoiceKind | undefined;
  subject?: InvoiceSubject | undefined;
  /** Cairo days, both included. */
  from?: Day | undefined;
  until?: Day | undefined;
}

/** The invoices that the actor may read, the newest first. */
export function findInvoices(
  db: Database,
  { kind, subject, from, until }: InvoiceFilter,
  cursor: Cursor | null,
  rows: number,
): Promise<StoredInvoice[]> {
  const { issued_at, id } = invoices;
  const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;
  return db
    .select()
    .from(invoices)
    .where(
      and(
        kind && eq(invoices.kind, kind),
        subject && eq(invoices.subject, subject),
        from === undefined ? undefined : sql`${issued_at} >= ${instant(startOfDay(from))}`,
        until === undefined ? undefined : sql`${issued_at} < ${instant(startOfDay(addDays(until, 1)))}`,
        cursor === null
          ? undefined
          : sql`(${issued_at}, ${id}) < (${instant(new Date(cursor[0]))}, ${cursor[1]}::uuid)`,
      ),
    )
    .orderBy(desc(issued_at), desc(id))
    .limit(rows)
    .execute();
}

/** The amounts of a stored invoice as numbers. */
export const amountsOf = ({ kind, subject, net, vat, discount }: StoredInvoice): DueInvoice => ({
  kind,
  subject,
  net: fromDecimal(net),
  vat: fromDecimal(vat),
  discount: fromDecimal(discount),
});

/** What an invoice says of its two sides and of what was done. */
export type InvoiceWords = Pick<
  StoredInvoice,
  | 'issuer_name_en'
  | 'issuer_name_ar'
  | 'issuer_address_en'
  | 'issuer_address_ar'
  | 'issuer_tax_number'
  | 'receiver_name_en'
  | 'receiver_name_ar'
  | 'title_en'
  | 'title_ar'
  | 'supplied_at'
>;

/** What new invoices of a booking say, by what they are for. */
export async function findWords(
  db: Database,
  bookingId: string,
  now: Date,
): Promise<Record<InvoiceSubject, InvoiceWords>> {
  const [row] = await db
    .select({
      title_en: bookings.title,
      title_ar: bookings.title_ar,
      status: bookings.status,
      supplied_at: bookings.starts_at,
      provider_en: providerProfiles.display_name_en,
      provider_ar: providerProfiles.display_name_ar,
      customer: profiles.full_name,
    })
    .from(bookings)
    .innerJoin(providerProfiles, eq(providerProfiles.id, bookings.provider_id))
    .innerJoin(profiles, eq(profiles.user_id, bookings.booker_id))
    .where(eq(bookings.id, bookingId));
  if (row === undefined) throw new Error(`no booking ${bookingId}`);
  const { provider_en, provider_ar, customer, status, title_en, title_ar, supplied_at } = row;
  const titles = { en: title_en, ar: title_ar };
  const booked = { ...(status === 'cancelled' ? titlesOfCancelled(titles) : { title_en, title_ar }), supplied_at };
  const operator = await findOperator(db, now);
  const platform = {
    issuer_name_en: operator?.legal_name_en || 'Hirfa',
    issuer_name_ar: operator?.legal_name_ar || 'حِرفة',
    issuer_address_en: operator?.address_en ?? '',
    issuer_address_ar: operator?.address_ar ?? '',
    issuer_tax_number: taxNumber(operator?.tax_number ?? ''),
  };
  const provider = {
    issuer_name_en: provider_en,
    issuer_name_ar: provider_ar,
    issuer_address_en: '',
    issuer_address_ar: '',
    issuer_tax_number: null,
  };
  const toCustomer = { receiver_name_en: customer, receiver_name_ar: customer };
  const toProvider = { receiver_name_en: provider_en, receiver_name_ar: provider_ar };
  return {
    service: { ...booked, ...provider, ...toCustomer },
    platform_fee: { ...booked, ...platform, ...toCustomer },
    commission: { ...booked, ...platform, ...toProvider },
  };
}

export async function insertInvoice(db: Database, invoice: typeof invoices.$inferInsert): Promise<void> {
  await db.insert(invoices).values(invoice);
}
