import { sql } from 'drizzle-orm';
import { categories } from '../../catalogue/index.ts';
import { customerPrices, priceSettings } from '../../payments/index.ts';
import type { Database } from '../../platform/db.ts';
import { statement } from '../../platform/statements.ts';
import type { Moment, ReadCtx } from '../page-queries.ts';
import { type PricesOfCategories, pricesIn } from './base-prices.ts';

const slugs = sql<string[]>`array(select ${categories.slug} from ${categories} order by ${categories.slug})`;
const pricesOfCategories = statement<Moment>()((db) =>
  db
    .select({ slugs, price_settings: priceSettings })
    .from(sql`(select) one`)
    .prepare('find_prices_of_categories'),
);

/** By database, because tests have several in one process. */
const kept = new WeakMap<Database, { settings: string; prices: PricesOfCategories }>();

/** What customers pay now. It is computed again only after rates or categories have changed. */
export async function findPrices({ db, now }: ReadCtx): Promise<PricesOfCategories> {
  const [row] = await pricesOfCategories(db, { now });
  const settings = JSON.stringify(row ?? null);
  const held = kept.get(db);
  if (held?.settings === settings) return held.prices;
  const prices = pricesIn(customerPrices(row?.price_settings ?? null), row?.slugs ?? []);
  kept.set(db, { settings, prices });
  return prices;
}
