import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { findOwnCards } from './cards/queries.ts';
import { providerProfiles, providerServiceAreas, providerWeeklyHours } from './tables.ts';

/** What the profile of a provider has, for their home; null while they can change nothing. */
export async function findOwnHome(db: Database, providerId: string) {
  const isOwn = sql`provider_id = ${providerId}::uuid`;
  const [[profile], cards] = await Promise.all([
    db
      .select({
        is_active: providerProfiles.is_active,
        is_bookable: providerProfiles.is_bookable,
        supports_in_person: providerProfiles.supports_in_person,
        has_photo: sql<boolean>`${providerProfiles.avatar_url} <> ''`,
        has_hours: sql<boolean>`exists (select from ${providerWeeklyHours} where ${isOwn})`,
        has_areas: sql<boolean>`exists (select from ${providerServiceAreas} where ${isOwn})`,
      })
      .from(providerProfiles)
      .where(eq(providerProfiles.id, providerId)),
    findOwnCards(db, providerId),
  ]);
  const shown = cards
    .filter(({ is_active }) => is_active)
    .map(({ id, photos }) => ({ id, has_photo: photos.length > 0 }));
  return profile?.is_active ? { ...profile, cards: shown } : null;
}
