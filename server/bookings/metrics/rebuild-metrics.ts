import type { Database } from '../../platform/db.ts';
import { countMetrics, findProviderIds } from './queries.ts';

/** How many providers one statement counts. */
const AT_ONCE = 500;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Counts the figures of all providers again, as the owner of the database. Returns of how many they were others. */
export async function rebuildMetrics({ ctx: { db, now } }: { ctx: { db: Database; now: Date } }): Promise<number> {
  let changed = 0;
  let last: string | undefined = BEFORE_ALL;
  while (last !== undefined) {
    const ids = await findProviderIds(db, last, AT_ONCE);
    changed += (await countMetrics(db, ids, now)).length;
    last = ids.at(-1);
  }
  return changed;
}
