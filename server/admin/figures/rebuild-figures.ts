import type { Database } from '../../platform/db.ts';
import { countBookings, findBookingIds, sumCountedBookings } from './queries.ts';

/** How many bookings one statement counts: others wait for it. */
const AT_ONCE = 20_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Counts all bookings again, as the owner of the database. Returns how many had been counted otherwise. */
export async function rebuildFigures({ ctx: { db } }: { ctx: { db: Database } }): Promise<number> {
  let differing = 0;
  let last: string | undefined = BEFORE_ALL;
  while (last !== undefined) {
    const ids = await findBookingIds(db, last, AT_ONCE);
    differing += await countBookings(db, ids);
    last = ids.at(-1);
  }
  await sumCountedBookings(db);
  return differing;
}
