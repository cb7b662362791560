import { type Piastres, toDecimal } from '@hirfa/domain/payments';
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
