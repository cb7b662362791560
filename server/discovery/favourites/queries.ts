import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { categories, categoryBrief } from '../../catalogue/index.ts';
import type { Cursor } from '../../kernel/cursors.ts';
import type { Database } from '../../platform/db.ts';
import { providerColumns, serviceCard } from '../provider-queries.ts';
import { favourites, publicAbsentProviders, publicProviders, publicServiceCards } from '../tables.ts';

const Saved = z.object({ saved: z.number(), left_out: z.number() });

/** Saves providers for the actor, and says how many, and for how many there is no room. */
export async function saveFavourites(db: Database, ids: readonly string[], now: Date) {
  const [row] = await db.execute(
    sql`select * from save_favourites(${sql.param(ids)}::uuid[], ${now.toISOString()}::timestamptz)`,
  );
  return Saved.parse(row);
}

/** Returns false where they are not saved. */
export async function deleteFavourite(db: Database, userId: string, providerId: string): Promise<boolean> {
  const rows = await db
    .delete(favourites)
    .where(own(userId, providerId))
    .returning({ id: sql`1` });
  return rows.length > 0;
}

export async function isFavourite(db: Database, userId: string, providerId: string): Promise<boolean> {
  const rows = await db
    .select({ id: sql`1` })
    .from(favourites)
    .where(own(userId, providerId));
  return rows.length > 0;
}

const own = (userId: string, providerId: string) =>
  and(eq(favourites.user_id, userId), eq(favourites.provider_id, providerId));

export async function findFavouriteIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: favourites.provider_id })
    .from(favourites)
    .where(eq(favourites.user_id, userId))
    .orderBy(desc(favourites.saved_at), desc(favourites.provider_id));
  return rows.map(({ id }) => id);
}

/** Whom a person has saved, the latest first, with what is left of those without a page. */
export function findFavourites(db: Database, userId: string, cursor: Cursor | null, rows: number) {
  const isAfter =
    cursor === null
      ? undefined
      : sql`(${favourites.saved_at}, ${favourites.provider_id})
          < (${new Date(cursor[0]).toISOString()}::timestamptz, ${cursor[1]}::uuid)`;
  return db
    .select({
      provider_id: favourites.provider_id,
      saved_at: favourites.saved_at,
      is_gone: publicAbsentProviders.is_gone,
      category: categoryBrief,
    })
    .from(favourites)
    .leftJoin(publicProviders, eq(publicProviders.id, favourites.provider_id))
    .leftJoin(publicAbsentProviders, eq(publicAbsentProviders.id, favourites.provider_id))
    .innerJoin(
      categories,
      sql`${categories.slug} = coalesce(${publicProviders.primary_category}, ${publicAbsentProviders.primary_category})`,
    )
    .where(and(eq(favourites.user_id, userId), isAfter))
    .orderBy(desc(favourites.saved_at), desc(favourites.provider_id))
    .limit(rows)
    .execute();
}

/** Those of these providers who have a page. */
export function findProvidersById(db: Database, ids: readonly string[], now: Date) {
  return db
    .select({
      ...providerColumns,
      is_listed: publicProviders.is_listed,
      next_free_at: publicProviders.next_free_at,
      price_settings: pricesAt(now),
    })
    .from(publicProviders)
    .where(inArray(publicProviders.id, [...ids]))
    .execute();
}

/** Of each category of these providers' cards the cheapest one: which is the cheapest for customers, VAT decides. */
export function findCheapestCards(db: Database, ids: readonly string[], now: Date) {
  const cheapest = sql`(select distinct on (each.provider_id, each.category_slug) each.id from ${publicServiceCards} as each
    where each.provider_id = any(${sql.param(ids)}::uuid[])
    order by each.provider_id, each.category_slug, each.base_price, each.id)`;
  return db
    .select({ ...serviceCard, price_settings: pricesAt(now) })
    .from(publicServiceCards)
    .where(and(inArray(publicServiceCards.provider_id, [...ids]), sql`${publicServiceCards.id} in ${cheapest}`))
    .execute();
}

const pricesAt = (now: Date): SQL<unknown> => sql`(select price_settings(${now.toISOString()}::timestamptz))`;
