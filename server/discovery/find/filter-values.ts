import { cairoDay } from '@hirfa/domain/market';
import { beginnings } from '../page-queries.ts';
import type { PricesOfCategories } from './base-prices.ts';
import type { ProviderFilter } from './filter.ts';
import type { Sought } from './find-scope.ts';
import { bitsOfWindow } from './times.ts';
import type { FilterValues } from './walk-queries.ts';

/** A rating in tenths. */
export const ratingNumber = (rating: number) => Math.round(rating * 10);

/** What statements are given for a filter. Amounts are converted here: the database knows base prices. */
export function filterValues(
  filter: ProviderFilter,
  { scope, area }: Sought,
  { factors, mostFor }: PricesOfCategories,
  now: Date,
): FilterValues & { now: Date } {
  const { mode = null, type = null, max_price, min_rating, day, part } = filter;
  return {
    now,
    area,
    mode,
    type,
    online: filter.now === true ? true : undefined,
    least_rating: min_rating === undefined ? 0 : ratingNumber(min_rating),
    most_prices: max_price === undefined ? null : mostFor(max_price),
    factors,
    today: cairoDay(now),
    fair_day: cairoDay(now),
    window: bitsOfWindow(day, part, now),
    ...(scope.kind === 'categories' || scope.kind === 'services' ? { slugs: scope.slugs } : {}),
    ...(scope.kind === 'names' ? { category: scope.category, service: scope.service, ...beginnings(scope.words) } : {}),
  };
}
