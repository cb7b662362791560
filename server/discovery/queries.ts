import type { CategoryTab } from '@hirfa/domain/catalogue';
import { and, eq, sql } from 'drizzle-orm';
import { categories, categoryBrief, services } from '../catalogue/index.ts';
import { priceSettings } from '../payments/index.ts';
import type { Cursor } from '../kernel/cursors.ts';
import { statement } from '../platform/statements.ts';
import { behind, type Moment, mostFirst, type Page, pageAfter, pagesOf, type ReadCtx } from './page-queries.ts';

const serviceTile = {
  id: services.id,
  slug: services.slug,
  title_en: services.title_en,
  title_ar: services.title_ar,
  summary_en: services.summary_en,
  summary_ar: services.summary_ar,
  pricing_mode: services.pricing_mode,
  lowest_price: services.price_from,
  price_settings: priceSettings,
  provider_count: services.provider_count,
  category: categoryBrief,
};

export interface ServiceFilter {
  tab?: CategoryTab | undefined;
  category?: string | undefined;
}

const servicesPage = pagesOf((rows) =>
  statement<ServiceFilter & Page & Moment>()((db, isGiven) =>
    db
      .select(serviceTile)
      .from(services)
      .innerJoin(categories, eq(categories.id, services.category_id))
      .where(
        and(
          services.is_active,
          isGiven('tab') ? eq(categories.tab, sql.placeholder('tab')) : undefined,
          isGiven('category') ? eq(categories.slug, sql.placeholder('category')) : undefined,
          isGiven('after_id') ? behind(services.provider_count, services.id) : undefined,
        ),
      )
      .orderBy(...mostFirst(services.provider_count, services.id, rows))
      .prepare('find_services'),
  ),
);

export function findServices({ db, now }: ReadCtx, filter: ServiceFilter, cursor: Cursor | null, rows: number) {
  return servicesPage(db, { now, ...filter, ...pageAfter(cursor) }, rows);
}

const servicesBySlug = statement<{ slugs: readonly string[] } & Moment>()((db) =>
  db
    .select(serviceTile)
    .from(services)
    .innerJoin(categories, eq(categories.id, services.category_id))
    .where(and(services.is_active, sql`${services.slug} = any(${sql.placeholder('slugs')}::text[])`))
    .prepare('find_services_by_slug'),
);

/** Active services with these slugs, in no order. */
export function findServicesBySlug({ db, now }: ReadCtx, slugs: readonly string[]) {
  return servicesBySlug(db, { now, slugs });
}

const serviceBySlug = statement<{ slug: string } & Moment>()((db) =>
  db
    .select({
      ...serviceTile,
      description_en: services.description_en,
      description_ar: services.description_ar,
      duration_minutes: services.duration_minutes,
      supports_online: services.supports_online,
      supports_in_person: services.supports_in_person,
    })
    .from(services)
    .innerJoin(categories, eq(categories.id, services.category_id))
    .where(and(eq(services.slug, sql.placeholder('slug')), services.is_active))
    .prepare('find_service'),
);

export async function findService({ db, now }: ReadCtx, slug: string) {
  const [row] = await serviceBySlug(db, { now, slug });
  return row;
}
