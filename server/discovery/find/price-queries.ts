import { asc } from 'drizzle-orm';
import { categories } from '../../catalogue/index.ts';
import { type CustomerPrices, customerPrices, priceSettings } from '../../payments/index.ts';
import { statement } from '../../platform/statements.ts';
import type { Moment, ReadCtx } from '../page-queries.ts';

/** What customers pay now, and the categories, whose rates differ. */
export interface PricesOfCategories {
  prices: CustomerPrices;
  categories: readonly string[];
}

const pricesOfCategories = statement<Moment>()((db) =>
  db
    .select({ slug: categories.slug, price_settings: priceSettings })
    .from(categories)
    .orderBy(asc(categories.slug))
    .prepare('find_prices_of_categories'),
);

/** Statements are given limits of prices that these are converted to. */
export async function findPrices({ db, now }: ReadCtx): Promise<PricesOfCategories> {
  const rows = await pricesOfCategories(db, { now });
  return { prices: customerPrices(rows[0]?.price_settings ?? null), categories: rows.map(({ slug }) => slug) };
}
