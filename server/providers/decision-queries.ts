import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { providerChangeRequests } from './application-tables.ts';
import { providerProfiles } from './tables.ts';

/** A provider or applicant, as far as those who hear of decisions need them. */
export async function findDecidedProvider(db: Database, id: string) {
  const { user_id, display_name_en, display_name_ar, skill_verification_notes, suspension_reason } = providerProfiles;
  const [row] = await db
    .select({
      id: providerProfiles.id,
      user_id,
      display_name_en,
      display_name_ar,
      skill_verification_notes,
      suspension_reason,
      provider_type: providerProfiles.provider_type,
      decided_at: providerProfiles.decided_at,
    })
    .from(providerProfiles)
    .where(and(eq(providerProfiles.id, id), isNull(providerProfiles.deleted_at)));
  return row;
}
export type DecidedProvider = NonNullable<Awaited<ReturnType<typeof findDecidedProvider>>>;

/** The change request of a provider that was decided at this instant. */
export async function findDecidedRequest(db: Database, providerId: string, at: Date) {
  const { provider_id, decided_at, status, reason } = providerChangeRequests;
  const [row] = await db
    .select({ status, reason })
    .from(providerChangeRequests)
    .where(and(eq(provider_id, providerId), eq(decided_at, at)));
  return row;
}
