import { type Piastres, toDecimal } from '@hirfa/domain/payments';
import { and, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import type { ReportedChargeback } from '../gateway.ts';
import { paymentOperations } from '../tables.ts';
import { chargebacks } from './tables.ts';

type Row = typeof chargebacks.$inferSelect;

export async function findChargeback(db: Database, bookingId: string): Promise<Row | undefined> {
  const [row] = await db.select().from(chargebacks).where(eq(chargebacks.booking_id, bookingId));
  return row;
}

/**
 * Inserts a chargeback, in place of one that has ended.
 * @returns the ids of those before it.
 */
export async function insertChargeback(
  db: Database,
  bookingId: string,
  {
    id,
    extra_id,
    amount,
    from_held,
    reason,
    evidence_until,
  }: ReportedChargeback & {
    extra_id: string | null;
    from_held: Piastres;
  },
  now: Date,
): Promise<readonly string[]> {
  const reported = {
    reference: id,
    extra_id,
    amount: toDecimal(amount),
    from_held: toDecimal(from_held),
    reason,
    evidence_until,
  };
  const ended = { state: 'open' as const, sent_at: null, evidence_note: null, ended_at: null };
  const [row] = await db
    .insert(chargebacks)
    .values({ booking_id: bookingId, ...reported, opened_at: now })
    .onConflictDoUpdate({
      target: chargebacks.booking_id,
      set: { ...reported, ...ended, opened_at: now, earlier: sql`${chargebacks.earlier} || ${chargebacks.reference}` },
    })
    .returning({ earlier: chargebacks.earlier });
  return row?.earlier ?? [];
}

export async function updateChargeback(db: Database, bookingId: string, change: Partial<Row>): Promise<void> {
  await db.update(chargebacks).set(change).where(eq(chargebacks.booking_id, bookingId));
}

/** Whether a part of the payment has gone back to the customer, or is owed to them. */
export const isRefundedInPart = (db: Database, bookingId: string): Promise<boolean> =>
  hasEnded(db, bookingId, gt(paymentOperations.refund, '0.00'));

/** Whether nothing is left for the booking: everything has gone back, or is owed to the customer. */
export const isAllRefunded = (db: Database, bookingId: string): Promise<boolean> =>
  hasEnded(db, bookingId, eq(paymentOperations.subtotal, '0.00'));

async function hasEnded(db: Database, bookingId: string, which: SQL): Promise<boolean> {
  const { id, booking_id, state } = paymentOperations;
  const ended = and(eq(booking_id, bookingId), inArray(state, ['done', 'failed']), which);
  return (await db.select({ id }).from(paymentOperations).where(ended).limit(1)).length > 0;
}
