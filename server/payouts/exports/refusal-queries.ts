import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { payoutExports, payoutRefusals, payouts } from '../tables.ts';

/** A file, how many of its payouts are on their way, and how many were paid, even if they came back later. */
export async function findRefusable(db: Database, exportId: string) {
  const [found] = await db
    .select({
      number: payoutExports.number,
      on_their_way: sql<number>`count(*) filter (where ${payouts.state} = 'exported')::int`,
      ever_paid: count(payouts.paid_at),
    })
    .from(payoutExports)
    .innerJoin(payouts, eq(payouts.export_id, payoutExports.id))
    .where(eq(payoutExports.id, exportId))
    .groupBy(payoutExports.number);
  return found;
}

/** The bank refused a file: what is on its way in it is payable again. */
export async function refuseFile(db: Database, refusal: typeof payoutRefusals.$inferInsert): Promise<void> {
  await db.insert(payoutRefusals).values(refusal);
  await db
    .update(payouts)
    .set({ state: 'refused' })
    .where(and(eq(payouts.export_id, refusal.export_id), eq(payouts.state, 'exported')));
}
