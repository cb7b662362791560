import { and, eq } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { providerDashboardStatus, providerProfiles } from './tables.ts';

/** The provider profile of a person, verified or not. */
export async function findOwnProvider(db: Database, userId: string) {
  const { id, display_name_en, display_name_ar, avatar_url, provider_type, verification_status, is_active } =
    providerProfiles;
  const { is_online, last_online_at } = providerDashboardStatus;
  const columns = { id, display_name_en, display_name_ar, avatar_url, provider_type, verification_status, is_active };
  const [row] = await db
    .select({ ...columns, online: { is_online, last_online_at } })
    .from(providerProfiles)
    .leftJoin(providerDashboardStatus, eq(providerDashboardStatus.provider_id, id))
    .where(eq(providerProfiles.user_id, userId));
  return row;
}

/** The provider id of a person who is verified, active or suspended: open bookings stay theirs. */
export async function findProviderIdOf(db: Database, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: providerProfiles.id })
    .from(providerProfiles)
    .where(and(eq(providerProfiles.user_id, userId), eq(providerProfiles.verification_status, 'verified')));
  return row?.id;
}

/** The person of a provider. */
export async function findOwnerOf(db: Database, providerId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ user_id: providerProfiles.user_id })
    .from(providerProfiles)
    .where(eq(providerProfiles.id, providerId));
  return row?.user_id;
}
