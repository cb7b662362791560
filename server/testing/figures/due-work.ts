import { dueKinds } from '../../kernel/deadlines.ts';
import { loginUrl, openPool } from '../../platform/db.ts';
import { testAccess } from '../test-postgres.ts';

/** What the clock asks each second, as it asks it: which kinds of deadlines are due. */
export function openClock(databaseUrl: string) {
  const pool = openPool(loginUrl(testAccess(databaseUrl), 'worker'), 1);
  return { due: (now: Date) => dueKinds(pool, now), close: () => pool.end() };
}
