import { type CashFacts, type CashRefusal, cashRefusal, fromDecimal } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';

const Facts = z.object({
  customer_total: z.string(),
  provider_payout: z.string(),
  limit: z.string(),
  is_single: z.boolean(),
  is_taken: z.boolean(),
  owed: z.string(),
  has_phone: z.boolean(),
  open: z.int(),
  is_barred: z.boolean(),
});

/** Why the actor can not pay their booking in cash; null where they can. */
export async function findCashRefusal(db: Database, bookingId: string): Promise<CashRefusal | null> {
  const [row] = await db.execute(sql`select cash_facts(${bookingId}::uuid) as facts`);
  if (row?.['facts'] == null) return 'not_offered';
  const { customer_total, provider_payout, limit, owed, ...facts } = Facts.parse(row['facts']);
  const read: CashFacts = {
    ...facts,
    lines: { customer_total: fromDecimal(customer_total), provider_payout: fromDecimal(provider_payout) },
    limit: fromDecimal(limit),
    owed: fromDecimal(owed),
  };
  return cashRefusal(read);
}

/** Before the booking is locked: what is counted of other bookings stays so until the end of the transaction. */
export async function lockForCash(db: Database, bookingId: string): Promise<void> {
  await db.execute(sql`select lock_for_cash(${bookingId}::uuid)`);
}

/** The actor pays their booking in cash. */
export async function updateToCash(db: Database, bookingId: string): Promise<void> {
  await db.execute(sql`select pay_in_cash(${bookingId}::uuid)`);
}
