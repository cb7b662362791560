import { fromDecimal } from '@hirfa/domain/payments';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { paymentOperations as operations } from './tables.ts';

/** What the gateway is asked for next about each of these bookings, and how much goes back to the customer. */
export async function findNextSteps(db: Database, bookingIds: readonly string[]) {
  const { booking_id, refund, customer_total, state, is_release, id } = operations;
  const isOpen = and(
    inArray(booking_id, [...bookingIds]),
    inArray(state, ['requested', 'sent']),
    eq(is_release, false),
  );
  const rows = await db
    .select({ booking_id, refund, customer_total })
    .from(operations)
    .where(bookingIds.length === 0 ? sql`false` : isOpen)
    .orderBy(desc(id));
  // The first operation of each booking is its next one: it comes last.
  return new Map(rows.map((row) => [row.booking_id, { step: stepOf(row), refund: row.refund }]));
}

function stepOf(operation: { refund: string; customer_total: string }): 'capture' | 'release' | 'refund' {
  if (fromDecimal(operation.refund) > 0) return 'refund';
  return fromDecimal(operation.customer_total) > 0 ? 'capture' : 'release';
}
