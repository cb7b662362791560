import { asc, eq, or } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { ledgerEntries, paymentAttempts, paymentOperations } from './tables.ts';

/** The booking of an attempt to pay, by its id at the gateway, or by what its customer says at a kiosk. */
export async function findByReference(db: Database, reference: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: paymentAttempts.booking_id })
    .from(paymentAttempts)
    .where(or(eq(paymentAttempts.checkout_id, reference), eq(paymentAttempts.reference, reference)))
    .limit(1);
  return row?.id;
}

/** What was tried and asked at the gateway for a booking, and what moved in the books. */
export async function findMoves(db: Database, id: string) {
  const attempts = await db
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.booking_id, id))
    .orderBy(asc(paymentAttempts.id));
  const operations = await db
    .select()
    .from(paymentOperations)
    .where(eq(paymentOperations.booking_id, id))
    .orderBy(asc(paymentOperations.id));
  const ledger = await db
    .select()
    .from(ledgerEntries)
    .where(eq(ledgerEntries.booking_id, id))
    .orderBy(asc(ledgerEntries.id));
  return { attempts, operations, ledger };
}
