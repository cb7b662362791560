import type { HoursSetting, RateSetting } from '@hirfa/contract/admin';
import { and, desc, eq, gt } from 'drizzle-orm';
import { categories } from '../../catalogue/index.ts';
import { settings } from '../../payments/index.ts';
import type { Database } from '../../platform/db.ts';
import { supportHours } from '../../support/index.ts';

const rate = {
  id: settings.id,
  name: settings.name,
  category_slug: settings.category_slug,
  provider_id: settings.provider_id,
  value: settings.value,
  holds_from: settings.holds_from,
};
const hours = {
  id: supportHours.id,
  holds_from: supportHours.holds_from,
  weekdays: supportHours.weekdays,
  from_minute: supportHours.from_minute,
  to_minute: supportHours.to_minute,
};

/** All rates, the latest first: a few a year. */
export function findRateSettings(db: Database) {
  return db.select(rate).from(settings).orderBy(desc(settings.holds_from), desc(settings.id)).execute();
}

export function findHoursSettings(db: Database) {
  return db.select(hours).from(supportHours).orderBy(desc(supportHours.holds_from)).execute();
}

type Added<Setting> = Omit<Setting, 'holds_from'> & { holds_from: Date; created_at: Date };

/** Adds a rate; false if there is one for this instant. */
export async function insertRate(db: Database, row: Added<RateSetting>): Promise<boolean> {
  const rows = await db.insert(settings).values(row).onConflictDoNothing().returning({ id: settings.id });
  return rows.length > 0;
}

export async function insertHours(db: Database, row: Added<HoursSetting>): Promise<boolean> {
  const rows = await db.insert(supportHours).values(row).onConflictDoNothing().returning({ id: supportHours.id });
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

export async function deleteComingHours(db: Database, id: string, now: Date) {
  const [row] = await db
    .delete(supportHours)
    .where(and(eq(supportHours.id, id), gt(supportHours.holds_from, now)))
    .returning(hours);
  return row;
}
