import { displayNames } from '@hirfa/domain/accounts';
import type { Language } from '@hirfa/domain/market';
import { and, asc, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { profiles } from '../../accounts/index.ts';
import { categories, categoryBrief } from '../../catalogue/index.ts';
import type { Database } from '../../platform/db.ts';
import { providerChangeRequests, providerDocuments } from '../application-tables.ts';
import { providerSummaries } from '../cards/tables.ts';
import { isSameDocument } from '../documents/queries.ts';
import { providerProfiles, serviceCards } from '../tables.ts';
import { areasOfProvider } from './list-queries.ts';

export async function findProviderOf(db: Database, userId: string) {
  const { id, verification_status, is_active } = providerProfiles;
  const [row] = await db
    .select({ id, verification_status, is_active })
    .from(providerProfiles)
    .where(eq(providerProfiles.user_id, userId));
  return row;
}

/** A provider or applicant, with the name of their account. */
export async function findApplicant(db: Database, id: string) {
  const [row] = await db
    .select({
      provider: providerProfiles,
      category: categoryBrief,
      areas: areasOfProvider,
      account: profiles.full_name,
      next_free_at: providerSummaries.next_free_at,
    })
    .from(providerProfiles)
    .innerJoin(categories, eq(categories.slug, providerProfiles.primary_category))
    .leftJoin(profiles, eq(profiles.user_id, providerProfiles.user_id))
    .leftJoin(providerSummaries, eq(providerSummaries.provider_id, providerProfiles.id))
    .where(eq(providerProfiles.id, id));
  return row;
}

export function findCards(db: Database, providerId: string) {
  const { id, title_en, title_ar, base_price, duration_minutes, is_visit } = serviceCards;
  return db
    .select({ id, title_en, title_ar, base_price, duration_minutes, is_visit })
    .from(serviceCards)
    .where(eq(serviceCards.provider_id, providerId))
    .orderBy(asc(serviceCards.created_at), asc(id))
    .execute();
}

type NameInBoth = Record<Language, string>;

/** The current documents of a person, with the names of other accounts that have the same one. */
export async function findDocuments(db: Database, userId: string) {
  const { id, kind, purpose, pages, created_at } = providerDocuments;
  const rows = await db
    .select({
      id,
      kind,
      purpose,
      pages,
      created_at,
      also_in: sql<NameInBoth[]>`array(
        select distinct jsonb_build_object('en', coalesce(profile.full_name, ''),
          'ar', coalesce(provider.full_name_ar, profile.full_name, ''))
        from ${providerDocuments} as other
        left join ${profiles} as profile on profile.user_id = other.user_id
        left join ${providerProfiles} as provider on provider.user_id = other.user_id
        where other.user_id <> ${providerDocuments}.user_id
          and ${isSameDocument(sql`${providerDocuments}`, sql`other`)})`,
    })
    .from(providerDocuments)
    .where(and(eq(providerDocuments.user_id, userId), isNull(providerDocuments.removed_at)))
    .orderBy(asc(kind), asc(purpose));
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    also_in: row.also_in.map(({ en, ar }) => ({
      display_name_en: displayNames(en).en,
      display_name_ar: displayNames(ar).ar,
    })),
  }));
}

export async function findOpenRequest(db: Database, providerId: string) {
  const [row] = await db
    .select()
    .from(providerChangeRequests)
    .where(and(eq(providerChangeRequests.provider_id, providerId), eq(providerChangeRequests.status, 'open')));
  return row;
}

const Deleted = z.tuple([z.object({ deleted: z.boolean() })]);

/** Empties and hides a provider; false if the actor may not, or if it is gone. */
export async function deleteProviderRow(db: Database, id: string, now: Date): Promise<boolean> {
  const at = now.toISOString();
  const [row] = Deleted.parse(
    await db.execute(sql`select delete_provider(${id}::uuid, ${at}::timestamptz) as deleted`),
  );
  return row.deleted;
}

/** The provider profiles of these people, in whichever state, the newest first. */
export function findProvidersOfPeople(db: Database, people: readonly string[], most: number) {
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
