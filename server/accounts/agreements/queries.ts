import type { Accepted } from '@hirfa/domain/accounts';
import { eq } from 'drizzle-orm';
import type { Database } from '../../platform/db.ts';
import { acceptedAgreements } from './tables.ts';

/** What a person has accepted so far. */
export function findAccepted(db: Database, userId: string): Promise<Accepted[]> {
  return db
    .select({ agreement: acceptedAgreements.agreement, version: acceptedAgreements.version })
    .from(acceptedAgreements)
    .where(eq(acceptedAgreements.user_id, userId))
    .execute();
}

/** Notes what a person accepts; what they have accepted before keeps its instant. */
export async function insertAccepted(db: Database, userId: string, accepted: readonly Accepted[], now: Date) {
  const rows = accepted.map((one) => ({ ...one, user_id: userId, accepted_at: now }));
  await db.insert(acceptedAgreements).values(rows).onConflictDoNothing();
}
