import { PRICING_MODES } from '@hirfa/domain/providers';
import { type SQL, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { migrateProduct } from '../entry/database/migrate.ts';
import { openPool } from '../platform/db.ts';
import { useProduct } from '../testing/product.ts';
import { testAccess } from '../testing/test-postgres.ts';
import { createWorld } from '../testing/world.ts';

const product = useProduct('demo');

/** Everything that is stored for lists, and differs from what all offers say. */
async function wrongFigures() {
  const counted = sql`select offers.service_id, offers.category_slug, offers.provider_id,
      case when not is_visit then offers.base_price end as base_price
    from service_cards offers join provider_profiles providers on providers.id = offers.provider_id
    where offers.is_active and providers.is_active and providers.is_bookable
      and providers.verification_status = 'verified'`;
  const services = await product.owner.execute(sql`with counted as (${counted})
    select slug from services left join counted on service_id = id group by id
    having (count(distinct provider_id), min(base_price)) is distinct from (provider_count, price_from)`);
  const categories = await product.owner.execute(sql`with counted as (${counted})
    select slug from categories left join counted on category_slug = slug group by id having count(distinct provider_id) <> provider_count`);
  return [...services, ...categories, ...(await wrongSummaries()), ...(await wrongOffers()), ...(await wrongLists())];
}

/** The rows of only one of two queries. */
const differing = (stored: SQL, counted: SQL) =>
  product.owner.execute(sql`
  (${stored} except ${counted}) union all (${counted} except ${stored})`);

const wrongSummaries = () =>
  differing(
    sql`select provider_id, price_from, pricing_mode, areas from provider_summaries`,
    sql`select providers.id, base_price, mode, coalesce(areas, '[]') from provider_profiles providers
      left join lateral (select base_price, case when is_visit then 'visit' else coalesce(pricing_mode, 'fixed') end mode
        from service_cards offers
        left join services on services.id = service_id where provider_id = providers.id and offers.is_active
        order by is_visit, base_price, mode limit 1) cheapest on true
      left join (select provider_id, jsonb_agg(jsonb_build_object('id', id, 'name_en', name_en, 'name_ar', name_ar)
          order by places.position) areas
        from provider_service_areas places join service_areas on id = service_area_id group by provider_id) placed
        on placed.provider_id = providers.id
      where exists (select from provider_summaries where provider_id = providers.id) or base_price > 0 or areas <> '[]'`,
  );

/** The cheapest offers of providers, in each category. */
const wrongOffers = () =>
  differing(
    sql`select provider_id, offer ->> 'category_slug', (offer ->> 'base_price')::numeric, offer ->> 'pricing_mode'
      from provider_summaries, jsonb_array_elements(cheapest_offers) offer`,
    sql`select * from (select distinct on (provider_id, category_slug) provider_id, category_slug, base_price,
        case when is_visit then 'visit' else coalesce(pricing_mode, 'fixed') end mode
      from service_cards offers left join services on services.id = service_id where offers.is_active
      order by provider_id, category_slug, is_visit, base_price, mode) cheapest`,
  );

const wrongLists = () =>
  differing(
    sql`select card_id, provider_id, service_id, category_slug, total_jobs, is_listed, base_price, work_minutes,
      rating_and_jobs, rating_tenths, provider_type, supports_online, area_ids from listed_offers`,
    sql`select offers.id, providers.id, service_id, category_slug, providers.total_jobs, is_bookable,
        base_price + case when is_visit then 10000000 else 0 end,
        case when services.pricing_mode = 'hourly' and not is_visit then 60 else offers.duration_minutes end,
        coalesce(order_rating, average_rating, 4) * 100 * 100000 + least(providers.total_jobs, 99999),
        coalesce(average_rating, 0) * 10, provider_type, providers.supports_online,
        case when providers.supports_in_person then coalesce(placed.ids, '{}') else '{}' end
      from service_cards offers
      join provider_profiles providers on providers.id = offers.provider_id
      left join services on services.id = service_id
      left join provider_metrics metrics on metrics.provider_id = providers.id
      left join (select provider_id, array_agg(service_area_id order by position) ids from provider_service_areas
        group by provider_id) placed on placed.provider_id = providers.id
      where offers.is_active and providers.is_active and verification_status = 'verified'`,
  );

test('summaries, lists and counts equal those of their offers after every kind of change', async () => {
  expect(await wrongFigures()).toEqual([]);
  const changes = [
    sql`update service_cards set base_price = base_price + 10`,
    sql`update service_cards set is_active = not is_active where base_price > 300`,
    sql`update service_cards set is_visit = true where base_price < 200`,
    sql`update provider_profiles set is_bookable = not is_bookable where total_jobs > 10`,
    sql`update provider_profiles set is_active = false where total_jobs > 20`,
    sql`update provider_profiles set verification_status = 'verified' where verification_status <> 'verified'`,
    sql`update service_cards set service_id = null where duration_minutes = 60`,
    sql`delete from service_cards where base_price > 500 and id not in (select service_card_id from bookings)`,
    sql`update provider_profiles set is_active = true, suspension_reason = null`,
    sql`update provider_metrics set total_jobs = total_jobs + 7`,
    sql`update provider_metrics set average_rating = coalesce(average_rating, 3.1) - 0.1 where total_jobs > 9`,
    sql`update provider_metrics set total_jobs = total_jobs % 7, average_rating = 4.2`,
    sql`update provider_metrics set order_rating = 4.05 where total_jobs > 2`,
    sql`update provider_profiles set supports_online = not supports_online, supports_in_person = total_jobs > 2`,
    sql`update provider_profiles set provider_type = 'trusted_essential' where total_jobs > 3`,
    sql`update service_cards set duration_minutes = duration_minutes + 15`,
    sql`update services set pricing_mode = case pricing_mode when 'hourly' then 'package' else 'hourly' end`,
    sql`update categories set slug = slug || '-now' where tab = 'community'`,
    sql`update service_areas set name_en = name_en || ' City'`,
    sql`update provider_service_areas set position = -position`,
    sql`delete from provider_service_areas where position = 0`,
  ];
  for (const change of changes) {
    await product.owner.execute(change);
    expect(await wrongFigures()).toEqual([]);
  }
  const world = createWorld(product.owner, product.clock.now);
  const category = await world.category();
  const service = await world.service(category);
  const provider = await world.provider(category);
  await world.card(provider, category, { service_id: service.id });
  expect(await wrongFigures()).toEqual([]);
  await product.owner.execute(sql`delete from provider_profiles where id = ${provider.id}`);
  expect(await wrongFigures()).toEqual([]);
});

/** Small changes; the number says of which row, and what it becomes. */
const CHANGES: ((n: number) => SQL)[] = [
  (n) => sql`update service_cards set base_price = ${90 + 10 * (n % 40)} where id = ${nth('service_cards', n)}`,
  (n) => sql`update service_cards set is_visit = not is_visit where id = ${nth('service_cards', n)}`,
  (n) => sql`update service_cards set is_active = not is_active and removed_at is null
    where id = ${nth('service_cards', n)}`,
  (n) => sql`update service_cards set service_id = ${nth('services', n)} where id = ${nth('service_cards', n)}`,
  (n) => sql`update provider_profiles set is_active = not is_active and suspension_reason is null
    where id = ${nth('provider_profiles', n)}`,
  (n) => sql`update provider_profiles set is_bookable = not is_bookable where id = ${nth('provider_profiles', n)}`,
  (n) => sql`update provider_profiles set verification_status = ${n % 3 === 0 ? 'rejected' : 'verified'}
    where id = ${nth('provider_profiles', n)}`,
  (n) => sql`update provider_metrics set total_jobs = ${n} where provider_id = ${nth('provider_profiles', n)}`,
  (n) => sql`update provider_metrics set average_rating = ${1 + (n % 40) / 10}
    where provider_id = ${nth('provider_profiles', n)}`,
  (n) => sql`update provider_profiles set supports_in_person = not supports_in_person, supports_online = true
    where id = ${nth('provider_profiles', n)}`,
  (n) => sql`update services set pricing_mode = ${PRICING_MODES[n % PRICING_MODES.length]}
    where id = ${nth('services', n)}`,
  (n) => sql`
    insert into service_cards (id, provider_id, service_id, category_slug, title_en, title_ar, base_price, created_at)
    select uuidv7(), ${nth('provider_profiles', n)}, services.id, categories.slug, 'x', 'x', 80, now()
    from services join categories on categories.id = category_id where services.id = ${nth('services', n)}`,
  (n) => sql`update service_areas set name_ar = ${String(n)} where id = ${nth('service_areas', n)}`,
  (n) => sql`delete from provider_service_areas where provider_id = ${nth('provider_profiles', n)}`,
  (n) => sql`insert into provider_service_areas (provider_id, service_area_id, position)
    values (${nth('provider_profiles', n)}, ${nth('service_areas', n)}, ${n}) on conflict do nothing`,
  (n) => sql`delete from service_cards where id = ${nth('service_cards', n)} and title_en = 'x'`,
];

const nth = (table: string, n: number) =>
  sql`(select id from ${sql.identifier(table)} order by id offset ${n} % (select count(*) from ${sql.identifier(table)}) limit 1)`;

test('summaries and lists equal those of all offers and areas after small changes in any order', async () => {
  const change = fc.tuple(fc.constantFrom(...CHANGES), fc.nat(999));
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 4, maxLength: 12 }), async (changes) => {
      for (const [make, n] of changes) await product.owner.execute(make(n));
      expect(await wrongFigures()).toEqual([]);
    }),
    { numRuns: 20, seed: 19 },
  );
});

test('a start fills summaries and lists for offers that are there already', async () => {
  for (const table of ['provider_summaries', 'listed_offers', 'applied_rules'])
    await product.owner.execute(sql`delete from ${sql.identifier(table)}`);
  expect(await wrongFigures()).not.toEqual([]);
  await migrateProduct(testAccess(product.databaseUrl));
  expect(await wrongFigures()).toEqual([]);
});

/** Runs one change, and another one before the first is committed. */
async function atOnce(first: SQL, second: SQL): Promise<void> {
  const [begun, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const slow = product.owner.transaction(async (tx) => {
    await tx.execute(first);
    begun.resolve();
    await done.promise;
  });
  await begun.promise;
  let isOver = false;
  const quick = product.owner.execute(second).finally(() => (isOver = true));
  const observer = openPool(product.databaseUrl, 1);
  const isWaiting = async () => {
    const rows = await observer.execute(sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`);
    return isOver || rows.length > 0;
  };
  await expect.poll(isWaiting).toBe(true);
  done.resolve();
  await Promise.all([slow, quick]);
  await observer.end();
}

async function twoProviders() {
  const world = createWorld(product.owner, product.clock.now);
  const category = await world.category();
  const service = await world.service(category);
  const [one, two] = [await world.provider(category), await world.provider(category)];
  const offer = (provider: { id: string }, price: number) => sql`
    insert into service_cards (id, provider_id, service_id, category_slug, title_en, title_ar, base_price, created_at)
    values (gen_random_uuid(), ${provider.id}, ${service.id}, ${category.slug}, 'x', 'x', ${price}, now())`;
  const activate = (provider: { id: string }, isActive: boolean) =>
    sql`update provider_profiles set is_active = ${isActive} where id = ${provider.id}`;
  const price = (mode: string) => sql`update services set pricing_mode = ${mode} where id = ${service.id}`;
  return { one, two, offer, activate, price };
}

test('two offers that are added at the same time are both counted', async () => {
  const { one, two, offer } = await twoProviders();
  await atOnce(offer(one, 300), offer(two, 200));
  expect(await wrongFigures()).toEqual([]);
});

test('an offer that is added while another provider of the service is activated is counted too', async () => {
  const { one, two, offer, activate } = await twoProviders();
  await product.owner.execute(activate(two, false));
  await product.owner.execute(offer(two, 200));
  await atOnce(activate(two, true), offer(one, 300));
  expect(await wrongFigures()).toEqual([]);
});

test.each(['activated', 'offered'])(
  'a provider’s offer is counted if the provider is activated meanwhile: %s first',
  async (which) => {
    const { one, offer, activate } = await twoProviders();
    await product.owner.execute(activate(one, false));
    const changes = [activate(one, true), offer(one, 300)] as const;
    await (which === 'activated' ? atOnce(...changes) : atOnce(changes[1], changes[0]));
    expect(await wrongFigures()).toEqual([]);
  },
);

test.each(['priced', 'offered'])(
  'a provider’s price has the pricing mode of a service that changes meanwhile: %s first',
  async (which) => {
    const { one, two, offer, price } = await twoProviders();
    await product.owner.execute(offer(two, 200));
    const changes = [price('package'), offer(one, 300)] as const;
    await (which === 'priced' ? atOnce(...changes) : atOnce(changes[1], changes[0]));
    expect(await wrongFigures()).toEqual([]);
  },
);

test.each(['renamed', 'added'])('a provider’s area has the name that it gets meanwhile: %s first', async (which) => {
  const { one, two } = await twoProviders();
  const area = await createWorld(product.owner, product.clock.now).area();
  const add = (provider: {
    id: string;
  }) => sql`insert into provider_service_areas (provider_id, service_area_id, position)
      values (${provider.id}, ${area.id}, 0)`;
  await product.owner.execute(add(two));
  const changes = [sql`update service_areas set name_en = 'Renamed' where id = ${area.id}`, add(one)] as const;
  await (which === 'renamed' ? atOnce(...changes) : atOnce(changes[1], changes[0]));
  expect(await wrongFigures()).toEqual([]);
});
