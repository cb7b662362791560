import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { providerProfiles } from '../../providers/index.ts';
import { payoutDetails } from './tables.ts';

type Details = typeof payoutDetails.$inferSelect;

export async function findPayoutDetails(db: Database, userId: string): Promise<Details | undefined> {
  const [row] = await db.select().from(payoutDetails).where(eq(payoutDetails.user_id, userId));
  return row;
}

/** The names of a verified provider, which their documents have; none of other people. */
export async function findDocumentedNames(db: Database, userId: string): Promise<string[]> {
  const { full_name, full_name_ar, user_id, verification_status, deleted_at } = providerProfiles;
  const rows = await db
    .select({ full_name, full_name_ar })
    .from(providerProfiles)
    .where(and(eq(user_id, userId), eq(verification_status, 'verified'), isNull(deleted_at)));
  return rows.flatMap((row) => [row.full_name, row.full_name_ar]).filter((name) => name !== null);
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
