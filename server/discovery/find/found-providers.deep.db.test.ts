import { FoundProvider, ProviderCounts } from '@hirfa/contract/discovery';
import { pageOf } from '@hirfa/contract/lists';
import { BOOKING_MODES, LISTING } from '@hirfa/domain/bookings';
import { addDays, cairoDay } from '@hirfa/domain/market';
import { PROVIDER_TYPES } from '@hirfa/domain/providers';
import { DAY_PART_NAMES, PRICE_STEPS, PROVIDER_SORTS, type ProviderSort, RATING_STEPS } from '@hirfa/domain/search';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { isRefusal } from '../../kernel/verb.ts';
import { useProduct } from '../../testing/product.ts';
import { countProviders } from './count-providers.ts';
import type { ProviderFilter } from './filter.ts';
import { listProviders } from './list-providers.ts';
import { countIn, type EveryOffer, everyOffer, findIn } from './testing/every-provider.ts';

const product = useProduct('demo');
const Page = pageOf(FoundProvider);
let offers: EveryOffer[] = [];
const known: { categories: string[]; services: string[]; areas: string[] } = {
  categories: [],
  services: [],
  areas: [],
};

const column = async (query: ReturnType<typeof sql>) =>
  (await product.owner.execute<{ value: string }>(query)).map(({ value }) => value);

beforeAll(async () => {
  // The demo begins now.
  product.clock.now = new Date();
  // Prices of several categories cannot be compared by what their providers ask.
  await product.owner.execute(sql`insert into settings (id, name, category_slug, value, holds_from)
    select uuidv7(), 'vat_rate', slug, '0.05', '2020-01-01' from categories where slug in ('plumbing', 'music')`);
  await product.owner.execute(sql`update service_cards set is_visit = true, base_price = base_price / 4
    where hashtext(id::text) % 5 = 0`);
  await product.work();
  offers = await everyOffer(product.owner, product.clock.now);
  known.categories = await column(sql`select slug as value from categories`);
  known.services = await column(sql`select slug as value from services`);
  known.areas = await column(sql`select id as value from service_areas`);
}, 60_000);

const ctx = () => ({ db: product.pools.public, now: product.clock.now, actor: { kind: 'visitor' } as const });

/** Everything that pages of this length find. */
async function list(filter: ProviderFilter, sort: ProviderSort, limit = 50) {
  const found: FoundProvider[] = [];
  let cursor: string | undefined;
  do {
    const answer = await listProviders({ ctx: ctx(), input: { ...filter, sort, limit, cursor } });
    if (isRefusal(answer)) throw new Error('refused');
    const page = Page.parse(answer);
    found.push(...page.items);
    cursor = page.next_cursor ?? undefined;
  } while (cursor !== undefined);
  return found;
}

const today = () => cairoDay(product.clock.now);

/** Filters of several kinds at once; each alone often. */
const filters = fc
  .record(
    {
      category: fc.nat(999),
      service: fc.nat(999),
      area: fc.nat(999),
      mode: fc.constantFrom(...BOOKING_MODES),
      max_price: fc.oneof(fc.constantFrom(...PRICE_STEPS), fc.integer({ min: 50, max: 1500 })),
      min_rating: fc.constantFrom(...RATING_STEPS),
      ahead: fc.integer({ min: 0, max: LISTING.days }),
      part: fc.constantFrom(...DAY_PART_NAMES),
      now: fc.boolean(),
      type: fc.constantFrom(...PROVIDER_TYPES),
    },
    { requiredKeys: [] },
  )
  .chain((all) => {
    const names = Object.keys(all);
    return fc.subarray(names, { maxLength: Math.min(4, names.length) }).map((keys) => ({ all, keys }));
  });

const nth = (from: readonly string[], at: number | undefined) =>
  at === undefined ? undefined : from[at % Math.max(1, from.length)];

type Given = typeof filters extends fc.Arbitrary<infer Each> ? Each : never;

function filterOf({ all, keys }: Given): ProviderFilter {
  const { category, service, area, ahead, ...rest } = all;
  const given = {
    ...rest,
    category: nth(known.categories, category),
    service: nth(known.services, service),
    area: nth(known.areas, area),
    day: ahead === undefined ? undefined : addDays(today(), ahead),
  };
  const wanted = new Set(keys.map((key) => (key === 'ahead' ? 'day' : key)));
  return Object.fromEntries(Object.entries(given).filter(([key, value]) => wanted.has(key) && value !== undefined));
}

const shown = (found: readonly FoundProvider[]) =>
  found.map(({ id, offer }) => [id, offer?.id, Number(offer?.customer_price)]);
const expected = (found: readonly EveryOffer[]) =>
  found.map(({ provider_id, card_id, price }) => [provider_id, card_id, price]);

test(
  'generated filters find whom a plain filter over all providers finds, in every order',
  { timeout: 60_000 },
  async () => {
    let found = 0;
    await fc.assert(
      fc.asyncProperty(filters, fc.constantFrom(...PROVIDER_SORTS), async (given, sort) => {
        const filter = filterOf(given);
        const wanted = findIn(offers, filter, sort);
        expect(shown(await list(filter, sort))).toEqual(expected(wanted));
        found += Number(wanted.length > 0);
      }),
      { numRuns: 300 },
    );
    expect(found).toBeGreaterThan(100);
  },
);

test('the pages of every order contain each provider once, whatever their length', async () => {
  const all = { all: {}, keys: [] };
  for (const sort of PROVIDER_SORTS)
    for (const filter of [
      filterOf(all),
      { category: 'plumbing' },
      { day: addDays(today(), 2), part: 'evening' as const },
    ])
      for (const limit of [3, 12, 24])
        expect([sort, limit, shown(await list(filter, sort, limit))]).toEqual([
          sort,
          limit,
          expected(findIn(offers, filter, sort)),
        ]);
});

/** What each choice would find: the same filter, with another value of one kind. */
function counted(filter: ProviderFilter): Omit<ProviderCounts, 'categories' | 'areas'> {
  const count = (other: ProviderFilter) => countIn(offers, { ...filter, ...other });
  const facet = <Choice extends ProviderFilter>(choices: readonly Choice[]) => ({
    is_capped: false,
    choices: choices.map((choice) => ({ ...choice, count: count(choice) })),
  });
  return {
    total: count({}),
    is_capped: false,
    modes: facet(BOOKING_MODES.map((mode) => ({ mode }))),
    prices: facet(PRICE_STEPS.map((max_price) => ({ max_price }))),
    ratings: facet(RATING_STEPS.map((min_rating) => ({ min_rating }))),
    days: facet(Array.from({ length: LISTING.days + 1 }, (_, ahead) => ({ day: addDays(today(), ahead) }))),
    parts: facet(DAY_PART_NAMES.map((part) => ({ part }))),
    types: facet(PROVIDER_TYPES.map((type) => ({ type }))),
    now: { is_capped: false, count: count({ now: true }) },
  };
}

test('counts equal those of a plain filter, each without its own choice', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(filters, async (given) => {
      const filter = filterOf(given);
      const { categories, areas, ...counts } = ProviderCounts.parse(
        await countProviders({ ctx: ctx(), input: filter }),
      );
      expect(counts).toEqual(counted(filter));
      const { category: _, service: __, ...every } = filter;
      const ofCategories = known.categories
        .map((category): [string, number] => [category, countIn(offers, { ...every, category })])
        .filter(([, count]) => count > 0);
      expect(Object.fromEntries(categories.choices.map(({ category, count }) => [category.slug, count]))).toEqual(
        Object.fromEntries(ofCategories),
      );
      const ofAreas =
        filter.mode === 'online'
          ? []
          : known.areas.map((area): [string, number] => [area, countIn(offers, { ...filter, area })]);
      expect(Object.fromEntries(areas.choices.map(({ area, count }) => [area.id, count]))).toEqual(
        Object.fromEntries(ofAreas.filter(([, count]) => count > 0)),
      );
    }),
    { numRuns: 150 },
  );
});
