import { fromDecimal, type Piastres, toDecimal } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';
import { owedRefunds } from './tables.ts';

/** A refund that the rail can not send back: from now on its customer can choose another way. */
export async function insertOwed(
  db: Database,
  { amount, ...owed }: { operation_id: string; booking_id: string; user_id: string; amount: Piastres },
  now: Date,
): Promise<void> {
  await db.insert(owedRefunds).values({ ...owed, amount: toDecimal(amount), created_at: now });
}

const Counted = z.tuple([z.object({ counted: z.string() })]);

/** Counts what a bank has kept as paid, of refunds that were not given; gives how much of it that was. */
export async function bankPaysOwed(db: Database, bookingId: string, kept: Piastres, now: Date): Promise<Piastres> {
  const rows = await db.execute(sql`select bank_pays_owed(${bookingId}::uuid, ${toDecimal(kept)}::numeric,
    ${now.toISOString()}::timestamptz)::numeric(12,2)::text as counted`);
  return fromDecimal(Counted.parse([...rows])[0].counted);
}

const Together = z.array(z.object({ id: z.string() }));

/** The owed refunds that are chosen, ordered and given together with one of them, itself included. */
export async function owedTogether(db: Database, id: string): Promise<string[]> {
  const rows = await db.execute(sql`select owed_together(${id}::uuid) as id`);
  return Together.parse([...rows]).map((part) => part.id);
}
