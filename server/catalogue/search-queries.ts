import { eq, sql } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { statement } from '../platform/statements.ts';
import { categoryBrief } from './queries.ts';
import { catalogueVersions, categories, serviceAreas, services } from './tables.ts';

const version = statement<Record<string, never>>()((db) =>
  db.select({ version: catalogueVersions.version }).from(catalogueVersions).prepare('find_catalogue_version'),
);

/** A number that grows with each change of words that a search compares. */
export async function findCatalogueVersion(db: Database): Promise<number> {
  const [row] = await version(db, {});
  return row?.version ?? 0;
}

/** The texts of the whole catalogue that a search compares. */
export async function findSearchedTexts(db: Database) {
  return {
    categories: await db
      .select({
        ...categoryBrief,
        description_en: categories.description_en,
        description_ar: categories.description_ar,
        trade_words: categories.trade_words,
        provider_count: categories.provider_count,
      })
      .from(categories),
    services: await db
      .select({
        slug: services.slug,
        category_slug: categories.slug,
        title_en: services.title_en,
        title_ar: services.title_ar,
        summary_en: services.summary_en,
        summary_ar: services.summary_ar,
        trade_words: services.trade_words,
        provider_count: services.provider_count,
      })
      .from(services)
      .innerJoin(categories, eq(categories.id, services.category_id))
      .where(eq(services.is_active, true)),
    areas: await db
      .select({
        id: serviceAreas.id,
        name_en: serviceAreas.name_en,
        name_ar: serviceAreas.name_ar,
        other_names: serviceAreas.other_names,
      })
      .from(serviceAreas),
  };
}

/** Counts the words of a search that found nothing. */
export async function countMissedSearch(db: Database, words: string, now: Date): Promise<void> {
  await db.execute(sql`select count_missed_search(${words}, ${now.toISOString()}::timestamptz)`);
}
