import { linesToDecimals, type PriceLines } from '@hirfa/domain/payments';
import { sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../platform/db.ts';
import type { packageDates, packages } from '../stored-packages/tables.ts';

interface NewPackage {
  package: typeof packages.$inferSelect;
  dates: readonly (typeof packageDates.$inferSelect)[];
}

/**
 * Inserts the package of a booking that is inserted when this transaction is committed, too. If one of its slots is not
 * free any more, the transaction fails: `isSlotTaken`.
 */
export function insertPackage(db: Transaction, rows: NewPackage): void {
  db.withCommit(sql`select insert_package(${JSON.stringify(rows)}::json)`);
}

interface Begun {
  booking_id: string;
  lines: PriceLines;
  code: string;
  history_id: string;
}

/** Inserts the other bookings of a package, with their payments, and leaves its share to the first one. */
export async function beginPackage(db: Database, id: string, given: readonly Begun[], now: Date): Promise<void> {
  const rows = given.map((each) => ({ ...each, lines: linesToDecimals(each.lines) }));
  await db.execute(
    sql`select begin_package(${id}::uuid, ${JSON.stringify(rows)}::json, ${now.toISOString()}::timestamptz)`,
  );
}
