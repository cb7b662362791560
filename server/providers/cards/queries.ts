import { and, asc, count, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { CategoryTab } from '@hirfa/domain/catalogue';
import type { CardPricingMode } from '@hirfa/domain/providers';
import { categories, services, shareCatalogue } from '../../catalogue/index.ts';
import type { Database } from '../../platform/db.ts';
import { providerProfiles, serviceCardPhotos, serviceCards } from '../tables.ts';

const photos = sql<{ id: string; url: string }[]>`coalesce((
  select json_agg(json_build_object('id', photo.id, 'url', photo.url) order by photo.position)
  from ${serviceCardPhotos} photo where photo.card_id = ${serviceCards.id}), '[]'::json)`;

const ownCard = {
  id: serviceCards.id,
  service_slug: services.slug,
  category_slug: serviceCards.category_slug,
  title_en: serviceCards.title_en,
  title_ar: serviceCards.title_ar,
  base_price: serviceCards.base_price,
  pricing_mode: sql<CardPricingMode>`case when ${serviceCards.is_visit} then 'visit'
    else coalesce(${services.pricing_mode}, 'fixed') end`,
  duration_minutes: serviceCards.duration_minutes,
  warranty_days: serviceCards.warranty_days,
  is_active: serviceCards.is_active,
  photos,
};

/** The cards of a provider that were not removed; those that were created first are first. */
export function findOwnCards(db: Database, providerId: string) {
  return db
    .select(ownCard)
    .from(serviceCards)
    .leftJoin(services, eq(services.id, serviceCards.service_id))
    .where(and(eq(serviceCards.provider_id, providerId), isNull(serviceCards.removed_at)))
    .orderBy(asc(serviceCards.created_at), asc(serviceCards.id));
}

export async function findOwnCard(db: Database, providerId: string, cardId: string) {
  const [row] = await db
    .select(ownCard)
    .from(serviceCards)
    .leftJoin(services, eq(services.id, serviceCards.service_id))
    .where(and(eq(serviceCards.id, cardId), eq(serviceCards.provider_id, providerId), isNull(serviceCards.removed_at)));
  return row;
}
export type CardRow = NonNullable<Awaited<ReturnType<typeof findOwnCard>>>;

/** The photos of all cards of a person. */
export function findPhotosOf(db: Database, userId: string) {
  const { card_id, url, position } = serviceCardPhotos;
  return db
    .select({ card_id, url })
    .from(serviceCardPhotos)
    .innerJoin(serviceCards, eq(serviceCards.id, card_id))
    .innerJoin(providerProfiles, eq(providerProfiles.id, serviceCards.provider_id))
    .where(eq(providerProfiles.user_id, userId))
    .orderBy(card_id, position)
    .execute();
}

/** Locks a card until the end of the transaction; nothing happens if there is none. */
export async function lockCard(db: Database, cardId: string): Promise<void> {
  await shareCatalogue(db);
  await db.select({ id: serviceCards.id }).from(serviceCards).where(eq(serviceCards.id, cardId)).for('update');
}

/** A service that providers of a tab offer. */
export async function findOfferedService(db: Database, slug: string, tab: CategoryTab) {
  const [row] = await db
    .select({
      id: services.id,
      title_en: services.title_en,
      title_ar: services.title_ar,
      category_slug: categories.slug,
    })
    .from(services)
    .innerJoin(categories, eq(categories.id, services.category_id))
    .where(and(eq(services.slug, slug), services.is_active, eq(categories.tab, tab)));
  return row;
}

/** How many cards a provider has created since an instant, removed ones included. */
export async function countCardsSince(db: Database, providerId: string, since: Date): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(serviceCards)
    .where(and(eq(serviceCards.provider_id, providerId), gt(serviceCards.created_at, since)));
  return row?.total ?? 0;
}

export async function insertCard(db: Database, row: typeof serviceCards.$inferInsert): Promise<void> {
  await db.insert(serviceCards).values(row);
}

type Change = Partial<Omit<typeof serviceCards.$inferInsert, 'id' | 'provider_id'>>;

export async function updateCard(db: Database, cardId: string, change: Change): Promise<void> {
  await db.update(serviceCards).set(change).where(eq(serviceCards.id, cardId));
}

/** Adds a photo behind the others. */
export async function insertPhoto(
  db: Database,
  photo: { id: string; card_id: string; url: string; created_at: Date },
): Promise<void> {
  const [last] = await db
    .select({ position: serviceCardPhotos.position })
    .from(serviceCardPhotos)
    .where(eq(serviceCardPhotos.card_id, photo.card_id))
    .orderBy(desc(serviceCardPhotos.position))
    .limit(1);
  await db.insert(serviceCardPhotos).values({ ...photo, position: (last?.position ?? -1) + 1 });
}

export async function orderPhotos(db: Database, ids: readonly string[]): Promise<void> {
  for (const [position, id] of ids.entries())
    await db.update(serviceCardPhotos).set({ position }).where(eq(serviceCardPhotos.id, id));
}

/** Deletes one photo of a card, or all; a job deletes the files. Returns how many there were. */
export async function deletePhotos(db: Database, cardId: string, photoId?: string): Promise<number> {
  const rows = await db
    .delete(serviceCardPhotos)
    .where(
      and(eq(serviceCardPhotos.card_id, cardId), photoId === undefined ? undefined : eq(serviceCardPhotos.id, photoId)),
    )
    .returning({ id: serviceCardPhotos.id });
  return rows.length;
}

export async function hasPhoto(db: Database, url: string): Promise<boolean> {
  const [row] = await db.select({ total: count() }).from(serviceCardPhotos).where(eq(serviceCardPhotos.url, url));
  return (row?.total ?? 0) > 0;
}
