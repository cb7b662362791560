import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { type Database, openPool } from '../platform/db.ts';
import { useProduct } from '../testing/product.ts';
import { createWorld } from '../testing/world.ts';
import { findCardsOf, findOffers, findProvider, findProviders } from './provider-queries.ts';
import { findService, findServices } from './queries.ts';

const product = useProduct();
const MANY = 100_000;
/** Tables that grow with the market; no query of a page may scan all of one. */
const GROWING = [
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

let service = { slug: '' };
let category = { slug: '' };
let provider = { id: '' };

beforeAll(async () => {
  const world = createWorld(product.owner, product.clock.now);
  const made = { category: await world.category(), area: await world.area() };
  const offered = await world.service(made.category);
  const now = product.clock.now.toISOString();
  await product.owner.execute(sql`
    with people as (
      insert into auth.users (id, name, email, created_at, updated_at)
      select uuidv7(), 'Many', n || '@many.example', ${now}, ${now} from generate_series(1, ${MANY}::int) n returning id
    ), providers as (
      insert into provider_profiles (id, user_id, full_name, display_name_en, display_name_ar, verification_status, hourly_rate,
        primary_category, total_jobs, provider_type, created_at, updated_at)
      select uuidv7(), id, 'Many', 'Many' || row_number() over () % 500 || 'x', 'كثيرون', 'verified', 250, ${made.category.slug}, random() * 400,
        case when random() < 0.5 then 'community' else 'trusted_essential' end, ${now}, ${now} from people returning id
    ), areas as (
      insert into provider_service_areas (provider_id, service_area_id, position) select id, ${made.area.id}, 0 from providers
    ), statuses as (
      insert into provider_dashboard_status (provider_id, is_online, updated_at) select id, true, ${now} from providers
    ), cards as (
      insert into service_cards (id, provider_id, service_id, category_slug, title_en, title_ar, base_price, created_at)
      select uuidv7(), id, case when random() < 0.01 then ${offered.id}::uuid end, ${made.category.slug}, 'Many', 'كثيرون', 300, ${now}
      from providers returning id
    )
    insert into service_card_photos (id, card_id, url, position, created_at)
    select uuidv7(), id, '/files/' || id || '-1200.webp', 0, ${now} from cards`);
  await product.owner.execute(sql`insert into provider_metrics (provider_id, total_jobs, updated_at)
    select id, total_jobs, ${now} from provider_profiles`);
  await product.owner
    .execute(sql`insert into services (id, category_id, slug, title_en, title_ar, summary_en, summary_ar,
      description_en, description_ar, pricing_mode, duration_minutes, supports_online, supports_in_person, created_at)
    select uuidv7(), ${made.category.id}, 'many-' || n, 'Many ' || n, 'كثيرة', '', '', '', '', 'fixed', 60, true, true, ${now}
    from generate_series(1, 20000) n`);
  await world.provider(made.category, { display_name_en: 'Rare Name' });
  await product.owner.execute(sql`analyze`);
  [service, category] = [offered, made.category];
  const [row] = await product.owner.execute<{ id: string }>(sql`select id from provider_profiles limit 1`);
  provider = { id: row?.id ?? '' };
}, 150_000);

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: PlanNode[];
}

const scansOf = (node: PlanNode): string[] => [
  ...(node['Node Type'] === 'Seq Scan' && GROWING.includes(node['Relation Name'] ?? '')
    ? [node['Relation Name'] ?? '']
    : []),
  ...(node.Plans ?? []).flatMap(scansOf),
];

/** The queries of pages. */
const CURSOR: [number, string] = [200, '019aa000-0000-7000-8000-000000000000'];
const ofType = { type: 'community' } as const;
const named = { words: ['rare', 'name'] };
const WAITED_FOR: [name: string, run: (db: Database) => Promise<unknown>][] = [
  ['find services', (db) => findServices(db, { category: category.slug, words: ['many'] }, CURSOR, 25)],
  ['find services by two words', (db) => findServices(db, { words: ['many', '19999'] }, null, 25)],
  ['find services by words of no category', (db) => findServices(db, { words: ['zzzz'] }, null, 25)],
  ['find a service', (db) => findService(db, service.slug)],
  ['find offers of a service', (db) => findOffers(db, service.slug, null, 13)],
  ['find more offers of a service', (db) => findOffers(db, service.slug, CURSOR, 13)],
  ['find providers', (db) => findProviders(db, {}, CURSOR, 13)],
  ['find top providers of a type', (db) => findProviders(db, ofType, null, 3)],
  ['find providers of a category', (db) => findProviders(db, { category: category.slug }, null, 13)],
  ['find more providers of a category', (db) => findProviders(db, { category: category.slug }, CURSOR, 13)],
  [
    'find providers of a category and a type',
    (db) => findProviders(db, { ...ofType, category: category.slug }, CURSOR, 13),
  ],
  [
    'find a provider of a category by name',
    (db) => findProviders(db, { ...named, category: category.slug }, CURSOR, 13),
  ],
  ['find providers by a common name', (db) => findProviders(db, { words: ['many7x'] }, null, 13)],
  ['find a provider by name', (db) => findProviders(db, named, CURSOR, 13)],
  ['find no provider by name', (db) => findProviders(db, { words: ['zzzz'] }, null, 13)],
  ['find a provider', (db) => findProvider(db, provider.id)],
  ['find cards of a provider', (db) => findCardsOf(db, provider.id)],
];

test.each(WAITED_FOR)('%s does not scan a growing table with 100 000 rows', async (name, run) => {
  const asked: { query: string; params: unknown[] }[] = [];
  const pool = openPool(product.urlFor('public'), 1, { logQuery: (query, params) => asked.push({ query, params }) });
  const client = new Client(product.urlFor('public'));
  await client.connect();
  try {
    await run(pool);
    expect(asked).toHaveLength(1);
    for (const { query, params } of asked) {
      const explain = `explain (format json) ${query}`;
      const { rows } = await client.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(explain, params);
      const [row] = rows;
      const plan = row?.['QUERY PLAN'][0]?.Plan;
      expect(plan).toBeDefined();
      expect(plan && scansOf(plan)).toEqual([]);
      if (name.includes('name')) expect(JSON.stringify(plan)).toContain('provider_profiles_search');
    }
  } finally {
    await client.end();
    await pool.end();
  }
});
