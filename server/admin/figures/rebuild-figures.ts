import type { Database } from '../../platform/db.ts';
import { recountBookings, recountProviders, sumCountedBookings } from './queries.ts';

/** How many bookings one statement counts: transactions that change bookings wait for it, a second or two. */
const AT_ONCE = 200_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/**
 * Counts all bookings and providers again, as the owner of the database. Returns how many bookings had been counted
 * otherwise.
 */
export async function rebuildFigures({ ctx: { db } }: { ctx: { db: Database } }): Promise<number> {
  await recountProviders(db);
  let differing = 0;
  let last: string | null = BEFORE_ALL;
  while (last !== null) {
    const { recounted, ...next }: Awaited<ReturnType<typeof recountBookings>> = await recountBookings(
      db,
      last,
      AT_ONCE,
    );
    differing += recounted;
    ({ last } = next);
  }
  return differing + (await sumCountedBookings(db));
}
