import { dueKinds } from '../../kernel/deadlines.ts';
import { loginUrl, openPool } from '../../platform/db.ts';
import { TEST_LOGIN_SECRET } from '../test-postgres.ts';

/** What the clock asks each second, as it asks it: which kinds of deadlines are due. */
export function openClock(databaseUrl: string) {
  const pool = openPool(loginUrl(databaseUrl, 'worker', TEST_LOGIN_SECRET), 1);
  return { due: (now: Date) => dueKinds(pool, now), close: () => pool.end() };
}
