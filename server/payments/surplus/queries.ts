import { linesToDecimals, type Piastres, type PriceLines, toDecimal } from '@hirfa/domain/payments';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { ledgerEntries, paymentOperations } from '../tables.ts';

interface Surplus {
  id: string;
  booking_id: string;
  lines: PriceLines;
  amount: Piastres;
}

/** The refund of money that was paid besides, which has failed: the lines of the payment stay as they are. */
export async function insertSurplus(
  db: Database,
  { id, booking_id, lines, amount }: Surplus,
  now: Date,
): Promise<void> {
  await db.insert(paymentOperations).values({
    id,
    booking_id,
    is_release: true,
    ...linesToDecimals(lines),
    refund: toDecimal(amount),
    state: 'failed',
    created_at: now,
    sent_at: now,
    done_at: now,
  });
}

/** Whether the books of a booking have entries of this cause. */
export async function hasMoved(db: Database, bookingId: string, cause: string): Promise<boolean> {
  const moved = and(eq(ledgerEntries.booking_id, bookingId), eq(ledgerEntries.cause, cause));
  return (await db.select({ id: ledgerEntries.id }).from(ledgerEntries).where(moved).limit(1)).length > 0;
}
