import type { DueInvoice, InvoiceKind, InvoiceSubject } from '@hirfa/domain/invoices';
import { addDays, type Day, startOfDay } from '@hirfa/domain/market';
import { fromDecimal } from '@hirfa/domain/payments';
import { and, asc, desc, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import { bookings } from '../bookings/index.ts';
import type { Cursor } from '../kernel/cursors.ts';
import { payments } from '../payments/index.ts';
import type { Database } from '../platform/db.ts';
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

/** Whether the customer of a booking has paid its provider in cash. */
export async function isPaidInCash(db: Database, bookingId: string): Promise<boolean> {
  const [row] = await db.select({ is_cash: payments.is_cash }).from(payments).where(eq(payments.booking_id, bookingId));
  return row?.is_cash === true;
}

/** Which invoices of all. */
export interface InvoiceFilter {
  kind?: InvoiceKind | undefined;
  subject?: InvoiceSubject | undefined;
  /** Cairo days, both included. */
  from?: Day | undefined;
  until?: Day | undefined;
}

const instant = (at: Date) => sql`${at.toISOString()}::timestamptz`;

/** Those after a cursor, the newest first. */
const after = (cursor: Cursor | null) =>
  cursor === null
    ? undefined
    : sql`(${invoices.issued_at}, ${invoices.id}) < (${instant(new Date(cursor[0]))}, ${cursor[1]}::uuid)`;

/** The invoices that the actor may read, the newest first. */
export function findInvoices(
  db: Database,
  { kind, subject, from, until }: InvoiceFilter,
  cursor: Cursor | null,
  rows: number,
): Promise<StoredInvoice[]> {
  const { issued_at, id } = invoices;
  return db
    .select()
    .from(invoices)
    .where(
      and(
        kind && eq(invoices.kind, kind),
        subject && eq(invoices.subject, subject),
        from === undefined ? undefined : sql`${issued_at} >= ${instant(startOfDay(from))}`,
        until === undefined ? undefined : sql`${issued_at} < ${instant(startOfDay(addDays(until, 1)))}`,
        after(cursor),
      ),
    )
    .orderBy(desc(issued_at), desc(id))
    .limit(rows)
    .execute();
}

/** What the actor has sold as a provider, and what the platform has sold to them, the newest first. */
export function findOwnInvoices(db: Database, cursor: Cursor | null, rows: number): Promise<StoredInvoice[]> {
  const { issued_at, id, provider_id, subject } = invoices;
  return db
    .select()
    .from(invoices)
    .where(and(sql`${provider_id} = actor_provider_id()`, ne(subject, 'platform_fee'), after(cursor)))
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

export async function insertInvoice(db: Database, invoice: typeof invoices.$inferInsert): Promise<void> {
  await db.insert(invoices).values(invoice);
}
