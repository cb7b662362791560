import { METHODS_BY_REFERENCE } from '@hirfa/domain/payments';
import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { databaseConstraint } from '../../platform/errors/database-errors.ts';
import { paymentAttempts, payments } from '../tables.ts';

const { booking_id, state, method, reference, checkout_url, expires_at } = paymentAttempts;
const isOpen = and(eq(state, 'open'), inArray(method, METHODS_BY_REFERENCE));

/** The open reference of a booking. */
export async function findReference(db: Database, bookingId: string) {
  const [row] = await db
    .select({ code: sql<string>`${reference}`, pay_by: expires_at, page_url: checkout_url })
    .from(paymentAttempts)
    .where(and(eq(booking_id, bookingId), isOpen, isNotNull(reference)));
  return row ?? null;
}

/** The open reference that who pays a booking has for another one. */
export async function findOtherReference(db: Database, bookingId: string) {
  const payer = sql`(select payer_id from ${payments} as own where own.booking_id = ${bookingId})`;
  const [row] = await db
    .select({ booking_id, pay_by: expires_at })
    .from(paymentAttempts)
    .innerJoin(payments, eq(payments.booking_id, booking_id))
    .where(and(eq(payments.payer_id, payer), ne(booking_id, bookingId), isOpen))
    .limit(1);
  return row ?? null;
}

/** Whether a transaction failed because who pays has just got a reference for another booking. */
export const isReferenceOpen = (error: unknown): boolean => databaseConstraint(error) === 'one_reference';
