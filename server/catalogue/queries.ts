import type { Category, CategoryBrief, ServiceArea } from '@hirfa/contract/catalogue';
import { UNSORTED_CATEGORY } from '@hirfa/domain/catalogue';
import { and, asc, eq, gt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../platform/db.ts';
import { statement } from '../platform/statements.ts';
import { categories, oldSlugs, serviceAreas, services } from './tables.ts';

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

/**
 * Until the end of the transaction nobody changes the catalogue. Whoever changes an offer, or who counts as a provider,
 * calls it before they lock a row of it.
 */
export async function shareCatalogue(db: Database): Promise<void> {
  await db.execute(sql`select share_catalogue()`);
}

const categoriesInOrder = statement<Record<string, never>>()((db) =>
  db
    .select(category)
    .from(categories)
    .where(or(ne(categories.slug, UNSORTED_CATEGORY), gt(categories.provider_count, 0)))
    .orderBy(asc(categories.position))
    .prepare('find_categories'),
);

/** All categories in their order. The category for unsorted offers is omitted while it has no offer. */
export function findCategories(db: Database): Promise<Category[]> {
  return categoriesInOrder(db, {});
}

const categoryBySlug = statement<{ slug: string }>()((db) =>
  db
    .select(category)
    .from(categories)
    .where(eq(categories.slug, sql.placeholder('slug')))
    .prepare('find_category'),
);

export async function findCategory(db: Database, slug: string): Promise<Category | undefined> {
  const [row] = await categoryBySlug(db, { slug });
  return row;
}

const slugNow = statement<{ kind: string; slug: string }>()((db) => {
  const now = sql<string>`coalesce(${categories.slug}, ${services.slug})`;
  return db
    .select({ slug: now })
    .from(oldSlugs)
    .leftJoin(categories, eq(categories.id, oldSlugs.entity_id))
    .leftJoin(services, eq(services.id, oldSlugs.entity_id))
    .where(and(eq(sql`${oldSlugs.kind}`, sql.placeholder('kind')), eq(oldSlugs.slug, sql.placeholder('slug'))))
    .prepare('find_slug_now');
});

/** The present slug of what had this one before; undefined if nothing had it. */
export async function findSlugNow(
  db: Database,
  kind: 'category' | 'service',
  slug: string,
): Promise<string | undefined> {
  const [row] = await slugNow(db, { kind, slug });
  return row?.slug;
}

const areasInOrder = statement<{ ids?: readonly string[] | undefined }>()((db, isGiven) =>
  db
    .select({ id: serviceAreas.id, name_en: serviceAreas.name_en, name_ar: serviceAreas.name_ar })
    .from(serviceAreas)
    .where(isGiven('ids') ? sql`${serviceAreas.id} = any(${sql.placeholder('ids')}::uuid[])` : undefined)
    .orderBy(asc(serviceAreas.position))
    .prepare('find_service_areas'),
);

export function findServiceAreas(db: Database, ids: readonly string[] | undefined): Promise<ServiceArea[]> {
  return areasInOrder(db, { ids });
}

const areasOfCities = statement<Record<string, never>>()((db) =>
  db
    .select({
      city: serviceAreas.city,
      id: serviceAreas.id,
      slug: serviceAreas.slug,
      name_en: serviceAreas.name_en,
      name_ar: serviceAreas.name_ar,
      middle: serviceAreas.middle,
    })
    .from(serviceAreas)
    .orderBy(asc(serviceAreas.position))
    .prepare('find_areas_of_cities'),
);

export function findAreasOfCities(db: Database) {
  return areasOfCities(db, {});
}
