import type { Database } from '../../platform/db.ts';
import { recountBookings, sumCountedBookings } from './queries.ts';

/** How many bookings one statement counts: transactions that change bookings wait for it, a second or two. */
const AT_ONCE = 200_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Counts all bookings again, as the owner of the database. Returns how many had been counted otherwise. */
export async function rebuildFigures({ ctx: { db } }: { ctx: { db: Database } }): Promise<number> {
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
