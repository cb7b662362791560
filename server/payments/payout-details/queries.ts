import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { payoutDetails } from './tables.ts';

type Details = typeof payoutDetails.$inferSelect;

export async function findPayoutDetails(db: Database, userId: string): Promise<Details | undefined> {
  const [row] = await db.select().from(payoutDetails).where(eq(payoutDetails.user_id, userId));
  return row;
}

export async function upsertPayoutDetails(db: Database, { user_id, ...details }: Details): Promise<void> {
  await db
    .insert(payoutDetails)
    .values({ user_id, ...details })
    .onConflictDoUpdate({ target: payoutDetails.user_id, set: details });
}

export async function hasPayoutDetails(db: Database, userId: string): Promise<boolean> {
  return (await findPayoutDetails(db, userId)) !== undefined;
}
