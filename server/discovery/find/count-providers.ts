import type { ProviderCounts } from '@hirfa/contract/discovery';
import { BOOKING_MODES } from '@hirfa/domain/bookings';
import { PROVIDER_TYPES } from '@hirfa/domain/providers';
import { DAY_PART_NAMES, PRICE_STEPS, RATING_STEPS } from '@hirfa/domain/search';
import type { Ctx } from '../../kernel/verb.ts';
import type { PricesOfCategories } from './base-prices.ts';
import { countAreas, countCategories, countFound, type CountValues } from './count-queries.ts';
import type { ProviderFilter, Scope } from './filter.ts';
import { filterValues } from './filter-values.ts';
import { findScope, type Sought } from './find-scope.ts';
import { findPrices } from './price-queries.ts';
import { bitsOfPart, LISTED_DAYS, listedDays } from './times.ts';

/** How many providers a search finds, and how many each other choice would; at least so many, where it is capped. */
export async function countProviders({ ctx, input }: { ctx: Ctx; input: ProviderFilter }): Promise<ProviderCounts> {
  const [sought, prices] = await Promise.all([findScope({ ctx, input }), findPrices(ctx)]);
  const values = (scope: Scope) => countValues(input, { ...sought, scope }, prices, ctx.now);
  const { scope, scopeOfAllCategories: every } = sought;
  const [found, ofCategories, ofAreas] = await Promise.all([
    countFound(ctx.db, scope.kind, values(scope)),
    countCategories(ctx.db, every.kind, values(every)),
    input.mode === 'online' ? NONE : countAreas(ctx.db, scope.kind, values(scope)),
  ]);
  const { total, is_capped } = found;
  const facet = <Value, Choice>(values: readonly Value[], counts: readonly number[], of: (value: Value) => Choice) => ({
    is_capped,
    choices: values.map((value, at) => ({ ...of(value), count: counts[at] ?? 0 })),
  });
  return {
    total,
    is_capped,
    categories: ofCategories,
    areas: ofAreas,
    modes: facet(BOOKING_MODES, found.modes, (mode) => ({ mode })),
    prices: facet(PRICE_STEPS, found.prices, (max_price) => ({ max_price })),
    ratings: facet(RATING_STEPS, found.ratings, (min_rating) => ({ min_rating })),
    days: facet(listedDays(ctx.now), found.days, (day) => ({ day })),
    parts: facet(DAY_PART_NAMES, found.parts, (part) => ({ part })),
    types: facet(PROVIDER_TYPES, found.types, (type) => ({ type })),
    now: { is_capped, count: found.now },
  };
}

const NONE = { is_capped: false, choices: [] };

function countValues(filter: ProviderFilter, sought: Sought, prices: PricesOfCategories, now: Date): CountValues {
  const day = filter.day === undefined ? null : listedDays(now).indexOf(filter.day);
  return {
    ...filterValues(filter, sought, prices, now),
    steps: prices.steps,
    // Nobody is free on a day that is not listed.
    day_index: day === -1 ? LISTED_DAYS : day,
    part_bits: bitsOfPart(filter.part),
  };
}
