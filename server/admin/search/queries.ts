import { desc, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { providerProfiles } from '../../providers/index.ts';

/** The provider profiles of these people, in whichever state, the newest first. */
export function findProviders(db: Database, people: readonly string[], most: number) {
  return db
    .select({
      id: providerProfiles.id,
      full_name: providerProfiles.full_name,
      business_name: sql<string>`coalesce(${providerProfiles.business_name}, '')`,
      verification_status: providerProfiles.verification_status,
    })
    .from(providerProfiles)
    .where(inArray(providerProfiles.user_id, [...people]))
    .orderBy(desc(providerProfiles.id))
    .limit(most)
    .execute();
}
