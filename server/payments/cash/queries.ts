import { fromDecimal, type Piastres, toDecimal } from '@hirfa/domain/payments';
import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { cashLimits, cashTakers } from '../stored-cash/tables.ts';

const Limit = z.tuple([z.object({ amount: z.string() })]);

/** The highest price that can be paid in cash ("1000.00"); zero: cash is off. */
export async function findCashLimit(db: Database, now: Date): Promise<string> {
  const rows = await db.execute(
    sql`select cash_limit(${now.toISOString()}::timestamptz)::numeric(12,2)::text as amount`,
  );
  return Limit.parse([...rows])[0].amount;
}

/** Sets it from now on; undefined where somebody has set it at this instant. */
export async function insertCashLimit(db: Database, amount: Piastres, now: Date): Promise<string | undefined> {
  const row = { id: newId(now.getTime()), amount: toDecimal(amount), holds_from: now };
  const [added] = await db.insert(cashLimits).values(row).onConflictDoNothing().returning({ id: cashLimits.id });
  return added?.id;
}

const Owed = z.tuple([z.object({ amount: z.string() })]);

/** What the actor owes as a provider, or is owed below zero; open cash bookings count as if they were done. */
export async function findOwedByActor(db: Database): Promise<Piastres> {
  const rows = await db.execute(sql`select owed_by_actor()::numeric(12,2)::text as amount`);
  return fromDecimal(Owed.parse([...rows])[0].amount);
}

export async function isTakingCash(db: Database, providerId: string): Promise<boolean> {
  const rows = await db.select().from(cashTakers).where(eq(cashTakers.provider_id, providerId));
  return rows.length > 0;
}

export async function insertCashTaker(db: Database, providerId: string, now: Date): Promise<void> {
  await db.insert(cashTakers).values({ provider_id: providerId, since: now }).onConflictDoNothing();
}

export async function deleteCashTaker(db: Database, providerId: string): Promise<void> {
  await db.delete(cashTakers).where(eq(cashTakers.provider_id, providerId));
}
