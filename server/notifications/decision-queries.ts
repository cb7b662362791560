import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { providerChangeRequests, providerProfiles, providerServiceAreas } from '../providers/index.ts';
import { notifications } from './tables.ts';

/** A provider or applicant, as far as messages about decisions need them. */
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

/** The change request of a provider that was decided at this instant. */
export async function findDecidedRequest(db: Database, providerId: string, at: Date) {
  const { provider_id, decided_at, status, reason } = providerChangeRequests;
  const [row] = await db
    .select({ status, reason })
    .from(providerChangeRequests)
    .where(and(eq(provider_id, providerId), eq(decided_at, at)));
  return row;
}

export async function findAreaIds(db: Database, providerId: string): Promise<string[]> {
  const rows = await db
    .select({ id: providerServiceAreas.service_area_id })
    .from(providerServiceAreas)
    .where(eq(providerServiceAreas.provider_id, providerId))
    .orderBy(providerServiceAreas.position);
  return rows.map(({ id }) => id);
}

/** A notification with the provider whom it is for. */
export async function findProviderNotification(db: Database, id: string) {
  const [row] = await db
    .select({
      notification: notifications,
      provider_id: sql<string | null>`(select provider.id from ${providerProfiles} as provider
        where provider.user_id = ${notifications}.user_id and provider.deleted_at is null)`,
    })
    .from(notifications)
    .where(eq(notifications.id, id));
  return row;
}
