import { type SQL, sql } from 'drizzle-orm';
import { PROVIDER_SORTS } from '@hirfa/domain/search';
import {
  countProviders,
  findServicesBySlug,
  getHome,
  getProvider,
  getService,
  listInstead,
  listOffers,
  listProviders,
  listServices,
  readPart,
} from '../../discovery/index.ts';
import { writeCursor } from '../../kernel/cursors.ts';
import type { Database, Pool } from '../../platform/db.ts';
import { insertManyProviders } from './many-providers.ts';
import { searchesFor } from './searches.ts';

/** A read of visitors as a page asks for it. */
export interface VisitorRead {
  what: string;
  /** Whether the index of the names of providers has to find them. */
  isByName: boolean;
  run(db: Database): Promise<unknown>;
}

/** Tables that grow with the market; no query of a page may scan all of one. */
export const GROWING_TABLES = [
  'services',
  'provider_profiles',
  'service_cards',
  'service_card_photos',
  'provider_service_areas',
  'provider_dashboard_status',
  'provider_metrics',
  'provider_summaries',
  'listed_offers',
];

const SERVICES = 20_000;
const RARE = 'rare';
/** The limits of lists and of search results. */
const [PAGE, RESULTS] = [12, 24];

/** Fills an empty market with many providers, offers and services. */
export async function insertManyOfAll(owner: Pool, providers: number, now: Date): Promise<void> {
  await owner.execute(sql`insert into categories (id, slug, tab, icon, hue, name_en, name_ar, description_en, description_ar, position)
    values (uuidv7(), 'numbers', 'community', 'palette', 40, 'Numbers', 'أرقام', '', '', 99)`);
  await owner.execute(sql`insert into services (id, category_id, slug, title_en, title_ar, summary_en, summary_ar, description_en,
      description_ar, pricing_mode, duration_minutes, supports_online, supports_in_person, created_at)
    select uuidv7(), categories.id, 'number-' || n, 'Number ' || n, 'كثيرة', '', '', '', '', 'fixed', 60, true, true, ${now.toISOString()}
    from categories, generate_series(1, ${SERVICES}::int) n where categories.slug = 'numbers'`);
  await insertManyProviders(owner, { providers, rare: RARE }, now);
}

/** Behind the first pages of most lists. */
const LATER = writeCursor([200, '019aa000-0000-7000-8000-000000000000']);

/** A short part; a real one has fifty pages. */
const PART = { kind: 'providers', from: '019aa000-0000-7000-8000-000000000000', size: 2000, rows: 1000 } as const;

/** The reads of visitors, of what most and of what few providers offer. */
export async function readsOfVisitors(owner: Pool, now: Date): Promise<VisitorRead[]> {
  const category = await first(owner, sql`select slug as value from categories order by provider_count desc`);
  const service = await first(owner, sql`select slug as value from services order by provider_count desc`);
  const id = await first(owner, sql`select id as value from provider_profiles order by total_jobs desc`);
  const name = await first(owner, sql`select display_name_en as value from provider_profiles where id = ${id}`);
  const { filters } = await searchesFor(owner, RARE, now);
  const absent = await first(owner, sql`select id as value from provider_profiles order by total_jobs`);
  await owner.execute(sql`update provider_profiles set is_active = false where id = ${absent}`);
  const visitor = (db: Database) => ({ db, now, actor: { kind: 'visitor' } as const });
  const read = (what: string, run: (ctx: ReturnType<typeof visitor>) => Promise<unknown>, isByName = false) => ({
    what,
    isByName,
    run: (db: Database) => run(visitor(db)),
  });
  type Filter = Partial<Parameters<typeof listProviders>[0]['input']>;
  const services = (what: string, input: { category?: string; cursor?: string }) =>
    read(what, (ctx) => listServices({ ctx, input: { ...input, limit: RESULTS } }));
  const offers = (what: string, slug: string, cursor?: string) =>
    read(what, (ctx) => listOffers({ ctx, input: { slug, cursor, limit: PAGE } }));
  const providers = (what: string, input: Filter) =>
    read(what, (ctx) => listProviders({ ctx, input: { ...input, limit: PAGE } }), input.q !== undefined);
  return [
    read('home', (ctx) => getHome({ ctx })),
    services('services', {}),
    services('more services', { cursor: LATER }),
    services('more services of a category', { category: 'numbers', cursor: LATER }),
    // The words of a search are compared in memory (0092).
    read('services that a search finds', (ctx) => findServicesBySlug(ctx, ['number-1', 'number-19999', 'zzzz'])),
    read('a service', (ctx) => getService({ ctx, input: { slug: service } })),
    offers('offers of a service', service),
    offers('more offers of a service', service, LATER),
    offers('offers of a service that nobody offers', 'number-777'),
    providers('providers', {}),
    providers('more providers', { cursor: LATER }),
    providers('providers of a type', { type: 'community' }),
    providers('providers of a category', { category }),
    providers('more providers of a category', { category, cursor: LATER }),
    providers('more providers of a category and a type', { category, type: 'community', cursor: LATER }),
    providers('providers of a rare category', { category: RARE }),
    providers('more providers of a rare category', { category: RARE, cursor: LATER }),
    providers('providers of a rare category and a type', { category: RARE, type: 'community' }),
    providers('providers of a category by name', { category, q: name }),
    providers('providers of a rare category by name', { category: RARE, q: name }),
    providers('providers by a common name', { q: 'many 777' }),
    providers('providers by name', { q: name }),
    providers('more providers by name', { q: name, cursor: LATER }),
    providers('providers by a name of nobody', { q: 'zzzz' }),
    read('a provider', (ctx) => getProvider({ ctx, input: { id } })),
    ...filters.flatMap(({ what, filter }) => [
      ...PROVIDER_SORTS.map((sort) => providers(`${what}, by ${sort}`, { ...filter, sort })),
      read(`the counts of ${what}`, (ctx) => countProviders({ ctx, input: filter })),
    ]),
    read('others in place of a provider', (ctx) => listInstead({ ctx, input: { id: absent } })),
    read('a part of a sitemap', async (ctx) => (await readPart({ ctx, input: PART })).addresses().next()),
  ];
}

async function first(owner: Pool, query: SQL): Promise<string> {
  const [row] = await owner.execute<{ value: string }>(sql`${query} limit 1`);
  if (row === undefined) throw new Error('the market is empty');
  return row.value;
}
