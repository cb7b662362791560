import type { Category, CategoryBrief } from '@hirfa/contract/catalogue';
import { UNSORTED_CATEGORY } from '@hirfa/domain/catalogue';
import { and, asc, eq, gt, inArray, ne, or } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { categories, serviceAreas } from './tables.ts';

/** The columns of a category in tiles of services and providers. */
export const categoryBrief = {
  slug: categories.slug,
  tab: categories.tab,
  icon: categories.icon,
  hue: categories.hue,
  name_en: categories.name_en,
  name_ar: categories.name_ar,
} satisfies Record<keyof CategoryBrief, unknown>;

const category = {
  ...categoryBrief,
  description_en: categories.description_en,
  description_ar: categories.description_ar,
  provider_count: categories.provider_count,
} satisfies Record<keyof Category, unknown>;

/** All categories in their order. The unsorted one is listed only when somebody offers something in it. */
export function findCategories(db: Database) {
  return db
    .select(category)
    .from(categories)
    .where(or(ne(categories.slug, UNSORTED_CATEGORY), gt(categories.provider_count, 0)))
    .orderBy(asc(categories.position))
    .prepare('find_categories')
    .execute();
}

export async function findCategory(db: Database, slug: string) {
  const [row] = await db.select(category).from(categories).where(eq(categories.slug, slug)).prepare('find_category').execute();
  return row;
}

export function findServiceAreas(db: Database, ids: readonly string[] | undefined) {
  return db
    .select({ id: serviceAreas.id, name_en: serviceAreas.name_en, name_ar: serviceAreas.name_ar })
    .from(serviceAreas)
    .where(and(ids === undefined ? undefined : inArray(serviceAreas.id, [...ids])))
    .orderBy(asc(serviceAreas.position))
    .prepare('find_service_areas')
    .execute();
}
