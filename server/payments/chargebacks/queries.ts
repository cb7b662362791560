import { fromDecimal, type Piastres, toDecimal } from '@hirfa/domain/payments';
import { and, eq, gt, inArray, sql, type SQLWrapper } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';
import type { ReportedChargeback } from '../gateway.ts';
import { ledgerEntries, paymentOperations } from '../tables.ts';
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

/** What the provider of a booking has earned by the books: nothing after a full refund, of which the lines stay. */
export const earnedOf = (bookingId: SQLWrapper | string) => sql<string>`(
  select coalesce(-sum(earned.amount), 0.00)::numeric(12,2)::text from ${ledgerEntries} as earned
  where earned.booking_id = ${bookingId} and earned.account in ('provider_pending', 'provider_payable'))`;

const Earned = z.tuple([z.object({ earned: z.string() })]);

export async function findEarned(db: Database, bookingId: string): Promise<Piastres> {
  const rows = await db.execute(sql`select ${earnedOf(bookingId)} as earned`);
  return fromDecimal(Earned.parse([...rows])[0].earned);
}

/** Whether a part of the payment has gone back to the customer, or is owed to them. */
export async function isRefundedInPart(db: Database, bookingId: string): Promise<boolean> {
  const gone = and(
    eq(paymentOperations.booking_id, bookingId),
    inArray(paymentOperations.state, ['done', 'failed']),
    gt(paymentOperations.refund, '0.00'),
  );
  return (await db.select({ id: paymentOperations.id }).from(paymentOperations).where(gone).limit(1)).length > 0;
}
