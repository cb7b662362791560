import { cutOf, isPaidOut, weekToCut } from '@hirfa/domain/payouts';
import type { Database } from '../../platform/db.ts';
import { deleteOpen, findExported, findPayables, insertPayouts, lockPayouts } from './queries.ts';

/**
 * Cuts the payouts of the last week that has ended: all that are open are made anew from the ledger, so that it can be
 * done late, and again. Nobody else cuts or exports before the transaction ends.
 */
export async function cutWeek({ ctx: { db, now } }: { ctx: { db: Database; now: Date } }): Promise<void> {
  await lockPayouts(db);
  const week = weekToCut(now);
  await deleteOpen(db);
  const exported = await findExported(db, week);
  const payables = await findPayables(db, week);
  const cuts = [...payables]
    .filter(([provider_id]) => !exported.has(provider_id))
    .map(([provider_id, own]) => ({ provider_id, ...cutOf(own) }))
    .filter(isPaidOut);
  await insertPayouts(db, cuts, week, now);
}
