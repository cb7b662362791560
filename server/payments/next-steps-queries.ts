import { fromDecimal } from '@hirfa/domain/payments';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { paymentOperations as operations, payments } from './tables.ts';

/**
 * What the gateway is asked for next about each of these bookings, and how much goes back to the customer; of the first
 * one of a package, what is next about their charge.
 */
export async function findNextSteps(db: Database, bookingIds: readonly string[]) {
  const { booking_id, refund, customer_total, state, is_release, id } = operations;
  const { package_id } = payments;
  const isOpen = and(
    or(inArray(booking_id, [...bookingIds]), inArray(package_id, [...bookingIds])),
    inArray(state, ['requested', 'sent']),
    eq(is_release, false),
  );
  const rows = await db
    .select({ booking_id, package_id, refund, customer_total })
    .from(operations)
    .innerJoin(payments, eq(payments.booking_id, booking_id))
    .where(bookingIds.length === 0 ? sql`false` : isOpen)
    .orderBy(desc(id));
  // The first operation of each booking is its next one: it comes last.
  return new Map(
    rows.flatMap((row) => {
      const next = { step: stepOf(row), refund: row.refund };
      return [[row.booking_id, next] as const, [row.package_id ?? row.booking_id, next] as const];
    }),
  );
}

function stepOf(operation: { refund: string; customer_total: string }): 'capture' | 'release' | 'refund' {
  if (fromDecimal(operation.refund) > 0) return 'refund';
  return fromDecimal(operation.customer_total) > 0 ? 'capture' : 'release';
}
