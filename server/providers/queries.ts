import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { countsAsProvider, providerProfiles } from './tables.ts';

/** The provider id of a person who counts as a provider. 4.16 */
export async function findProviderIdOf(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: providerProfiles.id })
    .from(providerProfiles)
    .where(and(eq(providerProfiles.user_id, userId), countsAsProvider(providerProfiles)));
  return row?.id;
}
