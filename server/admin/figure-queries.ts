import { asc, gt, sql } from 'drizzle-orm';
import { bookings } from '../bookings/index.ts';
import type { Database } from '../platform/db.ts';

/** The ids of bookings after one, in their order. */
export async function findBookingIds(db: Database, after: string, most: number): Promise<string[]> {
  const rows = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(gt(bookings.id, after))
    .orderBy(asc(bookings.id))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Adds to the figures what these bookings were not counted for yet; returns how many were counted otherwise. */
export async function countBookings(db: Database, ids: readonly string[]): Promise<number> {
  const [row] = await db.execute<{ differing: number }>(
    sql`select count_bookings(${`{${ids.join()}}`}::uuid[]) as differing`,
  );
  return row?.differing ?? 0;
}

export function sumCountedBookings(db: Database): Promise<unknown> {
  return db.execute(sql`select sum_counted_bookings()`);
}
