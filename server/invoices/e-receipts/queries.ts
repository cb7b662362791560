import type { PaymentMethod } from '@hirfa/domain/payments';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { bookings } from '../../bookings/index.ts';
import { LOCKS } from '../../locks.ts';
import { paymentAttempts } from '../../payments/index.ts';
import type { Database } from '../../platform/db.ts';
import type { StoredInvoice } from '../queries.ts';
import { eReceipts, invoices } from '../tables.ts';

/** Those of these that are of the fee, in the order in which they were issued. */
export function findFees(db: Database, ids: readonly string[]): Promise<StoredInvoice[]> {
  return db
    .select()
    .from(invoices)
    .where(and(inArray(invoices.id, [...ids]), eq(invoices.subject, 'platform_fee')))
    .orderBy(asc(invoices.step))
    .execute();
}

/** Until the transaction ends, nobody else continues a chain. */
export async function lockDevice(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCKS['electronic receipts']})`);
}

/** The electronic receipt of an invoice, with the time of the sale. */
export async function findEReceipt(db: Database, invoiceId: string) {
  const [row] = await db
    .select({ uuid: eReceipts.uuid, address: eReceipts.address, sold_at: invoices.issued_at })
    .from(eReceipts)
    .innerJoin(invoices, eq(invoices.id, eReceipts.invoice_id))
    .where(eq(eReceipts.invoice_id, invoiceId));
  return row;
}

/** What a device has issued last. */
export async function findLastOfDevice(db: Database, device: string) {
  const [row] = await db
    .select({ uuid: eReceipts.uuid, position: eReceipts.position })
    .from(eReceipts)
    .where(eq(eReceipts.device, device))
    .orderBy(desc(eReceipts.position))
    .limit(1);
  return row;
}

/** How a booking, or its package, was paid; null where discounts have paid all. */
export async function findMethod(db: Database, bookingId: string): Promise<PaymentMethod | null> {
  const { booking_id, extra_id, method, id } = paymentAttempts;
  const [row] = await db
    .select({ method })
    .from(bookings)
    .innerJoin(paymentAttempts, eq(booking_id, sql`coalesce(${bookings.package_id}, ${bookings.id})`))
    .where(and(eq(bookings.id, bookingId), isNull(extra_id), eq(paymentAttempts.state, 'authorized')))
    .orderBy(desc(id))
    .limit(1);
  return row?.method ?? null;
}

export async function insertEReceipt(db: Database, receipt: typeof eReceipts.$inferInsert): Promise<void> {
  await db.insert(eReceipts).values(receipt);
}
