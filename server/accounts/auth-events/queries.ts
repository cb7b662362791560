import type { AuthCounts, AuthEventType } from '@hirfa/domain/accounts';
import { gt, max, sql, sum } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { authEventCounts } from './tables.ts';

const SLOT_MS = 600_000;

/** Counts an event. There is one row for each kind and slot, however many events happen. */
export async function countAuthEvent(db: Database, type: AuthEventType, at: Date): Promise<void> {
  const slot = new Date(Math.floor(at.getTime() / SLOT_MS) * SLOT_MS);
  await db
    .insert(authEventCounts)
    .values({ slot, type, times: 1, last_at: at })
    .onConflictDoUpdate({
      target: [authEventCounts.slot, authEventCounts.type],
      set: {
        times: sql`${authEventCounts.times} + 1`,
        last_at: sql`greatest(${authEventCounts.last_at}, excluded.last_at)`,
      },
    });
}

/** The count of each event in the slots after an instant, and the time of the last one. */
export async function findAuthCounts(db: Database, since: Date) {
  const rows = await db
    .select({
      type: authEventCounts.type,
      times: sum(authEventCounts.times).mapWith(Number),
      last_at: max(authEventCounts.last_at),
    })
    .from(authEventCounts)
    .where(gt(authEventCounts.slot, since))
    .groupBy(authEventCounts.type);
  const counts: AuthCounts = Object.fromEntries(rows.map(({ type, times }) => [type, times]));
  return { counts, last: rows.map(({ type, last_at }) => ({ type, at: last_at })) };
}
