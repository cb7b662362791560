import { sql } from 'drizzle-orm';
import { customerPrices, priceSettings } from '../../payments/index.ts';
import { statement } from '../../platform/statements.ts';
import type { Moment, ReadCtx } from '../page-queries.ts';

const settings = statement<Moment>()((db) =>
  db
    .select({ price_settings: priceSettings })
    .from(sql`(select 1) one`)
    .prepare('find_price_settings'),
);

/** What customers pay now, before a statement is given limits of it. */
export async function findPrices({ db, now }: ReadCtx) {
  const [row] = await settings(db, { now });
  return customerPrices(row?.price_settings ?? null);
}
