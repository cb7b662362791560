import type { ProviderCounts } from '@hirfa/contract/discovery';
import { BOOKING_MODES } from '@hirfa/domain/bookings';
import { PROVIDER_TYPES } from '@hirfa/domain/providers';
import { DAY_PART_NAMES, PRICE_STEPS, RATING_STEPS } from '@hirfa/domain/search';
import type { Ctx } from '../../kernel/verb.ts';
import type { CustomerPrices } from '../../payments/index.ts';
import { type CatalogueWorld, searchWorld } from '../search/search-world.ts';
import { mostBasePrice } from './base-prices.ts';
import { countFound, countFoundBy, type CountValues } from './count-queries.ts';
import type { ProviderFilter, Scope } from './filter.ts';
import { filterValues } from './filter-values.ts';
import { findScope, type Sought } from './find-scope.ts';
import { findPrices } from './price-queries.ts';
import { bitsOfPart, LISTED_DAYS, listedDays } from './times.ts';

/** How many providers a search finds, and how many each other choice would; at least so many, where it is capped. */
export async function countProviders({ ctx, input }: { ctx: Ctx; input: ProviderFilter }): Promise<ProviderCounts> {
  const [sought, prices, world] = await Promise.all([findScope({ ctx, input }), findPrices(ctx), searchWorld({ ctx })]);
  const values = (scope: Scope) => countValues(input, { ...sought, scope }, { prices, world }, ctx.now);
  const { scope, scopeOfAllCategories: every } = sought;
  const [found, ofCategory, ofArea] = await Promise.all([
    countFound(ctx.db, scope.kind, values(scope)),
    countFoundBy(ctx.db, 'category', every.kind, values(every)),
    input.mode === 'online' ? NONE : countFoundBy(ctx.db, 'area', scope.kind, values(scope)),
  ]);
  const { total, is_capped } = found;
  const facet = <Value, Choice>(values: readonly Value[], counts: readonly number[], of: (value: Value) => Choice) => ({
    is_capped,
    choices: values.map((value, at) => ({ ...of(value), count: counts[at] ?? 0 })),
  });
  return {
    total,
    is_capped,
    categories: known(ofCategory, (slug) => {
      const category = world.categories.get(slug);
      return category && { category };
    }),
    areas: known(ofArea, (id) => {
      const area = world.areas_by_id.get(id);
      return area && { area };
    }),
    modes: facet(BOOKING_MODES, found.modes, (mode) => ({ mode })),
    prices: facet(PRICE_STEPS, found.prices, (max_price) => ({ max_price })),
    ratings: facet(RATING_STEPS, found.ratings, (min_rating) => ({ min_rating })),
    days: facet(listedDays(ctx.now), found.days, (day) => ({ day })),
    parts: facet(DAY_PART_NAMES, found.parts, (part) => ({ part })),
    types: facet(PROVIDER_TYPES, found.types, (type) => ({ type })),
    now: { is_capped, count: found.now },
  };
}

const NONE = { counts: {}, is_capped: false };

/** The choices that are in the catalogue, most providers first. */
function known<Choice extends object>(
  { counts, is_capped }: { counts: Record<string, number>; is_capped: boolean },
  find: (key: string) => Choice | undefined,
) {
  const choices = Object.entries(counts).flatMap(([key, count]) => {
    const choice = find(key);
    return choice === undefined ? [] : [{ ...choice, count }];
  });
  return { is_capped, choices: choices.toSorted((one, other) => other.count - one.count) };
}

function countValues(
  filter: ProviderFilter,
  sought: Sought,
  { prices, world }: { prices: CustomerPrices; world: CatalogueWorld },
  now: Date,
): CountValues {
  const categories = [...world.categories.keys()];
  const day = filter.day === undefined ? null : listedDays(now).indexOf(filter.day);
  return {
    ...filterValues(filter, sought, { prices, categories }, now),
    steps: stepsOf(prices, categories),
    // Nobody is free on a day that is not listed.
    day_index: day === -1 ? LISTED_DAYS : day,
    part_bits: bitsOfPart(filter.part),
  };
}

/** The base prices from which on each step of prices is exceeded. */
function stepsOf(prices: CustomerPrices, categories: readonly string[]): string {
  const overStep = (slug: string, step: number) => (Number(mostBasePrice(prices, slug, step)) + 0.01).toFixed(2);
  return JSON.stringify(
    Object.fromEntries(categories.map((slug) => [slug, PRICE_STEPS.map((step) => overStep(slug, step))])),
  );
}
