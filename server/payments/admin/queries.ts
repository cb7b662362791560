import type { RateSetting } from '@hirfa/contract/payments';
import { and, desc, eq, gt } from 'drizzle-orm';
import { categories } from '../../catalogue/index.ts';
import type { Database } from '../../platform/db.ts';
import { settings } from '../tables.ts';

const rate = {
  id: settings.id,
  name: settings.name,
  category_slug: settings.category_slug,
  provider_id: settings.provider_id,
  value: settings.value,
  holds_from: settings.holds_from,
};

/** All rates, the latest first: a few a year. */
export function findRateSettings(db: Database) {
  return db.select(rate).from(settings).orderBy(desc(settings.holds_from), desc(settings.id)).execute();
}

type Added = Omit<RateSetting, 'holds_from'> & { holds_from: Date; created_at: Date };

/** Adds a rate; false if there is one for this instant. */
export async function insertRate(db: Database, row: Added): Promise<boolean> {
  const rows = await db.insert(settings).values(row).onConflictDoNothing().returning({ id: settings.id });
  return rows.length > 0;
}

export async function findRate(db: Database, id: string) {
  const [row] = await db.select(rate).from(settings).where(eq(settings.id, id));
  return row;
}

export async function isCategory(db: Database, slug: string): Promise<boolean> {
  const rows = await db.select({ id: categories.id }).from(categories).where(eq(categories.slug, slug));
  return rows.length > 0;
}

/** Takes a rate out that does not hold yet; undefined where it holds by now, or somebody has taken it out. */
export async function deleteComingRate(db: Database, id: string, now: Date) {
  const [row] = await db
    .delete(settings)
    .where(and(eq(settings.id, id), gt(settings.holds_from, now)))
    .returning(rate);
  return row;
}
