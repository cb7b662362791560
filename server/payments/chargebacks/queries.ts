import { EARNED_ACCOUNTS, fromDecimal, type Piastres, piastres, toDecimal } from '@hirfa/domain/payments';
import { and, eq, gt, inArray, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import type { ReportedChargeback } from '../gateway.ts';
import { ledgerEntries, paymentOperations, payments } from '../tables.ts';
import { chargebacks } from './tables.ts';

type Row = typeof chargebacks.$inferSelect;
const AMOUNTS = ['amount', 'from_held', 'taken', 'taken_of_lines', 'kept', 'counted', 'relieved'] as const;
type Amount = (typeof AMOUNTS)[number];
export type StoredChargeback = Omit<Row, Amount> & Record<Amount, Piastres>;

const readRow = (row: Row): StoredChargeback => ({
  ...row,
  amount: fromDecimal(row.amount),
  from_held: fromDecimal(row.from_held),
  taken: fromDecimal(row.taken),
  taken_of_lines: fromDecimal(row.taken_of_lines),
  kept: fromDecimal(row.kept),
  counted: fromDecimal(row.counted),
  relieved: fromDecimal(row.relieved),
});

/** The chargebacks of a booking, one of each charge: that of the newest extra first, as refunds go back. */
export async function findChargebacks(db: Database, bookingId: string): Promise<StoredChargeback[]> {
  const rows = await db
    .select()
    .from(chargebacks)
    .where(eq(chargebacks.booking_id, bookingId))
    .orderBy(sql`${chargebacks.extra_id} desc nulls last`);
  return rows.map(readRow);
}

export async function findChargeback(db: Database, id: string): Promise<StoredChargeback | undefined> {
  const [row] = await db.select().from(chargebacks).where(eq(chargebacks.id, id));
  return row && readRow(row);
}

/** Whether the worker has still to count what a lost chargeback has paid of refunds that are owed. */
export async function isUncounted(db: Database, id: string): Promise<boolean> {
  const [row] = await db
    .select({ is: sql<boolean>`is_uncounted(${chargebacks})` })
    .from(chargebacks)
    .where(eq(chargebacks.id, id));
  return row?.is === true;
}

/** The one of what was booked, or of an extra. */
export async function findChargebackOf(
  db: Database,
  bookingId: string,
  extraId: string | null,
): Promise<StoredChargeback | undefined> {
  const { booking_id, extra_id } = chargebacks;
  const isOf = extraId === null ? isNull(extra_id) : eq(extra_id, extraId);
  const [row] = await db
    .select()
    .from(chargebacks)
    .where(and(eq(booking_id, bookingId), isOf));
  return row && readRow(row);
}

interface NewChargeback extends ReportedChargeback {
  booking_id: string;
  extra_id: string | null;
  from_held: Piastres;
}

/** Inserts the first chargeback of a charge, or one in place of one that has ended. */
export async function insertChargeback(
  db: Database,
  { id, booking_id, extra_id, amount, from_held, reason, evidence_until }: NewChargeback,
  before: StoredChargeback | undefined,
  now: Date,
): Promise<void> {
  const reported = {
    reference: id,
    amount: toDecimal(amount),
    from_held: toDecimal(from_held),
    taken: toDecimal(amount),
    taken_of_lines: toDecimal(from_held),
    kept: toDecimal(piastres((before?.kept ?? 0) + from_held)),
    reason,
    evidence_until,
    opened_at: now,
  };
  if (before === undefined) {
    await db.insert(chargebacks).values({ id: newId(), booking_id, extra_id, ...reported });
    return;
  }
  const earlier = [...before.earlier, before.reference];
  const begun = { state: 'open' as const, sent_at: null, evidence_note: null, ended_at: null };
  await updateChargeback(db, before.id, { ...reported, ...begun, earlier });
}

export async function updateChargeback(db: Database, id: string, change: Partial<Row>): Promise<void> {
  await db.update(chargebacks).set(change).where(eq(chargebacks.id, id));
}

/** Locks the payment of a booking for an admin: before the booking, see `server/locks.ts`. */
export async function lockForAdmin(db: Database, bookingId: string): Promise<void> {
  await db.execute(sql`select lock_payment(${bookingId}::uuid)`);
}

/** Adds these amounts, which may be negative, to what banks have of a payment. */
export async function addTaken(
  db: Database,
  bookingId: string,
  { held, taken, taken_of_lines }: Record<'held' | 'taken' | 'taken_of_lines', Piastres>,
): Promise<void> {
  await db
    .update(payments)
    .set({
      held: sql`${payments.held} + ${toDecimal(held)}::numeric`,
      taken: sql`${payments.taken} + ${toDecimal(taken)}::numeric`,
      taken_of_lines: sql`${payments.taken_of_lines} + ${toDecimal(taken_of_lines)}::numeric`,
    })
    .where(eq(payments.booking_id, bookingId));
}

const EARNED = EARNED_ACCOUNTS.map((account) => `'${account}'`).join(', ');

/** What the provider of a booking has earned by the books, paid or not: nothing after a full refund. */
export const earnedOf = (bookingId: SQLWrapper | string) => sql<string>`(
  select coalesce(-sum(earned.amount), 0.00)::numeric(12,2)::text from ${ledgerEntries} as earned
  where earned.booking_id = ${bookingId} and earned.account in (${sql.raw(EARNED)}))`;

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
    // Not what was paid besides.
    eq(paymentOperations.is_release, false),
  );
  return (await db.select({ id: paymentOperations.id }).from(paymentOperations).where(gone).limit(1)).length > 0;
}
