import type {
  AreaFields,
  CatalogueChange,
  CatalogueEntry,
  CategoryFields,
  ServiceFields,
} from '@hirfa/contract/catalogue';
import type { EntryKind } from '@hirfa/domain/catalogue';
import { asc, eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';
import { categoryBrief } from '../queries.ts';
import { categories, serviceAreas, services } from '../tables.ts';

const TABLES = { category: categories, service: services, area: serviceAreas } as const;

const categoryFields = {
  ...categoryBrief,
  description_en: categories.description_en,
  description_ar: categories.description_ar,
  trade_words: categories.trade_words,
} satisfies Record<keyof CategoryFields, unknown>;

const serviceFields = {
  slug: services.slug,
  category_slug: sql<string>`${categories.slug}`,
  title_en: services.title_en,
  title_ar: services.title_ar,
  summary_en: services.summary_en,
  summary_ar: services.summary_ar,
  description_en: services.description_en,
  description_ar: services.description_ar,
  pricing_mode: services.pricing_mode,
  duration_minutes: services.duration_minutes,
  supports_online: services.supports_online,
  supports_in_person: services.supports_in_person,
  is_active: services.is_active,
  trade_words: services.trade_words,
} satisfies Record<keyof ServiceFields, unknown>;

const areaFields = {
  slug: serviceAreas.slug,
  city: serviceAreas.city,
  name_en: serviceAreas.name_en,
  name_ar: serviceAreas.name_ar,
  other_names: serviceAreas.other_names,
  middle: serviceAreas.middle,
} satisfies Record<keyof AreaFields, unknown>;

export async function findCatalogue(db: Database) {
  const { id, provider_count, position } = categories;
  const ofServices = { id: services.id, provider_count: services.provider_count, fields: serviceFields };
  return {
    categories: await db.select({ id, provider_count, fields: categoryFields }).from(categories).orderBy(asc(position)),
    services: await db
      .select(ofServices)
      .from(services)
      .innerJoin(categories, eq(categories.id, services.category_id))
      .orderBy(asc(position), asc(services.title_en), asc(services.id)),
    areas: await db
      .select({ id: serviceAreas.id, fields: areaFields })
      .from(serviceAreas)
      .orderBy(asc(serviceAreas.position)),
  };
}

/** The fields of an entry as they are; undefined if there is none. */
export async function findEntry(db: Database, kind: EntryKind, id: string) {
  if (kind === 'category') return (await db.select(categoryFields).from(categories).where(eq(categories.id, id)))[0];
  if (kind === 'area') return (await db.select(areaFields).from(serviceAreas).where(eq(serviceAreas.id, id)))[0];
  const ofService = db
    .select(serviceFields)
    .from(services)
    .innerJoin(categories, eq(categories.id, services.category_id));
  return (await ofService.where(eq(services.id, id)))[0];
}

/** Changes of the catalogue wait for each other, and for offers and providers that count in it. */
export async function lockCatalogue(db: Database): Promise<void> {
  await db.execute(sql`select lock_catalogue()`);
}

/** Whether a slug belongs to another entry of this kind, or belonged to it before. */
export async function isSlugTaken(db: Database, kind: EntryKind, slug: string, id: string | null): Promise<boolean> {
  const { slug: column, id: idColumn } = TABLES[kind];
  const rows = await db.execute(sql`
    select 1 from ${TABLES[kind]} where ${column} = ${slug} and ${idColumn} is distinct from ${id}::uuid
    union all select 1 from old_slugs where kind = ${kind} and slug = ${slug} and entity_id is distinct from ${id}::uuid`);
  return rows.length > 0;
}

export async function findCategoryId(db: Database, slug: string): Promise<string | undefined> {
  const [row] = await db.select({ id: categories.id }).from(categories).where(eq(categories.slug, slug));
  return row?.id;
}

type Written = { id: string; category_id: string; now: Date };

export async function insertEntry(db: Database, entry: CatalogueEntry, { id, category_id, now }: Written) {
  const last = (table: typeof categories | typeof serviceAreas) =>
    sql`(select coalesce(max(${table.position}) + 1, 0) from ${table})`;
  if (entry.kind === 'category')
    return db.insert(categories).values({ ...entry.fields, id, position: last(categories) });
  if (entry.kind === 'area')
    return db.insert(serviceAreas).values({ ...entry.fields, id, position: last(serviceAreas) });
  const { category_slug: _, ...fields } = entry.fields;
  return db.insert(services).values({ ...fields, id, category_id, created_at: now });
}

export async function updateEntry(db: Database, change: CatalogueChange, category_id: string) {
  if (change.kind === 'category') return db.update(categories).set(change.fields).where(eq(categories.id, change.id));
  if (change.kind === 'area') return db.update(serviceAreas).set(change.fields).where(eq(serviceAreas.id, change.id));
  const { category_slug: _, ...fields } = change.fields;
  return db
    .update(services)
    .set({ ...fields, category_id })
    .where(eq(services.id, change.id));
}

/** Deletes an entry that nothing refers to; false where something does. */
export async function deleteEntry(db: Database, kind: EntryKind, id: string): Promise<boolean> {
  const rows = await db.execute(sql`select remove_entry(${kind}, ${id}::uuid) as is_removed`);
  return rows[0]?.is_removed === true;
}

const Positions = z.array(z.object({ id: z.uuid(), before: z.int(), after: z.int() }));

/** Swaps an entry with the one before or after it; returns its positions, undefined where there is none. */
export async function swapEntry(db: Database, kind: 'category' | 'area', id: string, step: 'up' | 'down') {
  const table = TABLES[kind];
  const [comparison, order] = step === 'up' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  const swapped = await db.execute(sql`
    with this as (select id, position from ${table} where id = ${id}::uuid),
      other as (select id, position from ${table} where position ${comparison} (select position from this)
        order by position ${order} limit 1)
    update ${table} as moved set position = case moved.id when this.id then other.position else this.position end
    from this, other where moved.id in (this.id, other.id)
    returning moved.id, this.position as before, other.position as after`);
  const moved = Positions.parse([...swapped]).find((row) => row.id === id);
  return moved && { before: moved.before, after: moved.after };
}
