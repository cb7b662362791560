import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { providerProfiles, providerServiceAreas } from '../providers/index.ts';
import { notifications } from './tables.ts';

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
