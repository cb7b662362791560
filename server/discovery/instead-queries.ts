import { desc, eq, sql } from 'drizzle-orm';
import { categories, categoryBrief } from '../catalogue/index.ts';
import { statement } from '../platform/statements.ts';
import type { Moment, ReadCtx } from './page-queries.ts';
import { providerTile } from './provider-queries.ts';
import { publicAbsentProviders, publicListedOffers, publicProviders } from './tables.ts';

/** How many others are shown, of so many with the most jobs. */
const SHOWN = 6;
const CONSIDERED = 200;

const absentById = statement<{ id: string }>()((db) =>
  db
    .select({ is_gone: publicAbsentProviders.is_gone, areas: publicAbsentProviders.areas, category: categoryBrief })
    .from(publicAbsentProviders)
    .innerJoin(categories, eq(categories.slug, publicAbsentProviders.primary_category))
    .where(eq(publicAbsentProviders.id, sql.placeholder('id')))
    .prepare('find_absent_provider'),
);

/** A provider without a page; undefined if nobody had this id, or if they have one. */
export async function findAbsentProvider({ db }: ReadCtx, id: string) {
  const [row] = await absentById(db, { id });
  return row;
}

const worksThere = sql`exists (select from jsonb_array_elements(${publicProviders.areas}) as area
  where area ->> 'id' = any(${sql.placeholder('areas')}::text[]))`;

const others = statement<{ category: string; areas: readonly string[] } & Moment>()((db) => {
  const listed = db
    .selectDistinct({ total_jobs: publicListedOffers.total_jobs, provider_id: publicListedOffers.provider_id })
    .from(publicListedOffers)
    .where(eq(publicListedOffers.category_slug, sql.placeholder('category')))
    .orderBy(desc(publicListedOffers.total_jobs), desc(publicListedOffers.provider_id))
    .limit(CONSIDERED)
    .as('listed');
  return db
    .select(providerTile)
    .from(listed)
    .innerJoin(publicProviders, eq(publicProviders.id, listed.provider_id))
    .innerJoin(categories, eq(categories.slug, publicProviders.primary_category))
    .orderBy(desc(worksThere), desc(listed.total_jobs), desc(listed.provider_id))
    .limit(SHOWN)
    .prepare('find_others');
});

/** Who can be booked in a category: first those who work in one of these areas. */
export function findOthers({ db, now }: ReadCtx, category: string, areas: readonly string[]) {
  return others(db, { now, category, areas });
}
