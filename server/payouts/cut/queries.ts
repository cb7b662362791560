import type { Day } from '@hirfa/domain/market';
import { fromDecimal, toDecimal } from '@hirfa/domain/payments';
import { type Cut, cutOfWeek, type Payable } from '@hirfa/domain/payouts';
import { and, eq, isNull, notInArray, sql } from 'drizzle-orm';
import * as z from 'zod';
import { LOCKS } from '../../locks.ts';
import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { payoutEntries, payouts } from '../tables.ts';

/** A statement has at most this many rows. */
const AT_ONCE = 1000;

/** Until the end of the transaction, nobody else cuts, exports or confirms payouts. */
export async function lockPayouts(db: Database): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${LOCKS.payouts})`);
}

export async function deleteOpen(db: Database): Promise<void> {
  await db.delete(payouts).where(eq(payouts.state, 'open'));
}

/**
 * The providers whose payout of a week is in a file that the bank has not refused: what they have since is of the next
 * week.
 */
export async function findExported(db: Database, week: Day): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ provider_id: payouts.provider_id })
    .from(payouts)
    .where(and(eq(payouts.week, week), notInArray(payouts.state, ['open', 'refused']), isNull(payouts.paid_on)));
  return new Set(rows.map(({ provider_id }) => provider_id));
}

const amounts = { booking_id: z.uuid(), at_cut: z.string(), now: z.string(), is_disputed: z.boolean() };
const Payables = z.array(z.object({ provider_id: z.uuid(), ...amounts }));
const OwnPayables = z.array(z.object(amounts));
type Amounts = z.infer<typeof OwnPayables>[number];

const readPayable = ({ booking_id, at_cut, now, is_disputed }: Amounts): Payable => ({
  booking_id,
  at_cut: fromDecimal(at_cut),
  now: fromDecimal(now),
  is_disputed,
});

/** What is payable at the end of a week, by provider. */
export async function findPayables(db: Database, week: Day): Promise<ReadonlyMap<string, readonly Payable[]>> {
  const cut = cutOfWeek(week).toISOString();
  const rows = await db.execute(sql`select provider_id, booking_id, at_cut::text, now::text, is_disputed
    from payables(${cut}::timestamptz) order by provider_id, booking_id`);
  const payables = new Map<string, Payable[]>();
  for (const { provider_id, ...row } of Payables.parse([...rows])) {
    const own = payables.get(provider_id) ?? [];
    own.push(readPayable(row));
    payables.set(provider_id, own);
  }
  return payables;
}

/** The same of the actor. */
export async function findOwnPayables(db: Database, cut: Date): Promise<readonly Payable[]> {
  const rows = await db.execute(sql`select booking_id, at_cut::text, now::text, is_disputed
    from own_payables(${cut.toISOString()}::timestamptz) order by booking_id`);
  return OwnPayables.parse([...rows]).map(readPayable);
}

export async function insertPayouts(
  db: Database,
  cuts: readonly (Cut & { provider_id: string })[],
  week: Day,
  now: Date,
): Promise<void> {
  const rows = cuts.map((cut) => ({ ...cut, id: newId(now.getTime()) }));
  const entries = rows.flatMap(({ id, entries: of }) => of.map((entry) => ({ payout_id: id, ...entry })));
  for (const part of partsOf(rows))
    await db.insert(payouts).values(
      part.map(({ id, provider_id, amount }) => ({
        id,
        provider_id,
        week,
        amount: toDecimal(amount),
        created_at: now,
      })),
    );
  for (const part of partsOf(entries))
    await db
      .insert(payoutEntries)
      .values(part.map(({ amount, ...entry }) => ({ ...entry, amount: toDecimal(amount) })));
}

function partsOf<Row>(rows: readonly Row[]): Row[][] {
  const count = Math.ceil(rows.length / AT_ONCE);
  return Array.from({ length: count }, (_, index) => rows.slice(index * AT_ONCE, (index + 1) * AT_ONCE));
}
