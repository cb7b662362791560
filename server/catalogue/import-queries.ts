import { UNSORTED_CATEGORY } from '@hirfa/domain/catalogue';
import { eq, getTableName, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import type { CatalogueFile } from './catalogue-file.ts';
import { categories, oldSlugs, serviceAreas, services } from './tables.ts';

/** Until the end of the transaction nobody else changes the catalogue or what is offered. */
export async function lockCatalogue(tx: Database): Promise<void> {
  await tx.execute(sql`select lock_whole_catalogue()`);
}

/** The former slugs with the present ones. */
export function findOldSlugs(tx: Database) {
  const { kind, slug, entity_id } = oldSlugs;
  return tx
    .select({ kind, slug, now: sql<string>`coalesce(${categories.slug}, ${services.slug})` })
    .from(oldSlugs)
    .leftJoin(categories, eq(categories.id, entity_id))
    .leftJoin(services, eq(services.id, entity_id))
    .execute();
}

/** What an import did with one part of the catalogue; `kept` are the slugs that the file does not have. */
export interface Imported {
  added: number;
  changed: number;
  unchanged: number;
  kept: string[];
}

export async function importCategories(tx: Database, file: CatalogueFile): Promise<Imported> {
  const rows = file.categories.map((entry, position) => ({ id: newId(), trade_words: '', ...entry, position }));
  // The category for unsorted offers is always there.
  const stored = await tx
    .select({ slug: categories.slug })
    .from(categories)
    .where(ne(categories.slug, UNSORTED_CATEGORY));
  const written = await tx
    .insert(categories)
    .values(rows)
    .onConflictDoUpdate(bySlug(categories, rows))
    .returning({ isNew: IS_NEW });
  return report(rows, stored, written);
}

export async function importServices(tx: Database, file: CatalogueFile, now: Date): Promise<Imported> {
  const groups = await tx.select({ id: categories.id, slug: categories.slug }).from(categories);
  const idOf = new Map(groups.map(({ slug, id }) => [slug, id]));
  const rows = file.services.map(({ category_slug, ...entry }) => ({
    id: newId(),
    category_id: idOf.get(category_slug) ?? '',
    is_active: true,
    trade_words: '',
    ...entry,
    created_at: now,
  }));
  const stored = await tx.select({ slug: services.slug }).from(services);
  const written = await tx
    .insert(services)
    .values(rows)
    .onConflictDoUpdate(bySlug(services, rows))
    .returning({ isNew: IS_NEW });
  return report(rows, stored, written);
}

export async function importAreas(tx: Database, file: CatalogueFile): Promise<Imported> {
  const rows = file.areas.map((entry, position) => ({
    id: newId(),
    other_names: '',
    middle: null,
    ...entry,
    position,
  }));
  const stored = await tx.select({ slug: serviceAreas.slug }).from(serviceAreas);
  const written = await tx
    .insert(serviceAreas)
    .values(rows)
    .onConflictDoUpdate(bySlug(serviceAreas, rows))
    .returning({ isNew: IS_NEW });
  return report(rows, stored, written);
}

/** Columns that a second import leaves as they are. */
const ONCE: readonly string[] = ['id', 'created_at'];
const IS_NEW = sql<boolean>`xmax = 0`;

/** Changes the stored row of a slug, unless it is equal: then nothing is written, and no trigger runs. */
function bySlug(table: PgTable & { slug: PgColumn }, rows: readonly object[]) {
  const names = Object.keys(rows[0] ?? {}).filter((name) => !ONCE.includes(name));
  const of = (source: string) =>
    sql.join(
      names.map((name): SQL => sql`${sql.identifier(source)}.${sql.identifier(name)}`),
      sql`, `,
    );
  return {
    target: table.slug,
    set: Object.fromEntries(names.map((name) => [name, sql`excluded.${sql.identifier(name)}`])),
    setWhere: sql`(${of(getTableName(table))}) is distinct from (${of('excluded')})`,
  };
}

type Named = { slug: string };

function report(rows: readonly Named[], stored: readonly Named[], written: readonly { isNew: boolean }[]): Imported {
  const added = written.filter(({ isNew }) => isNew).length;
  const given = new Set(rows.map(({ slug }) => slug));
  return {
    added,
    changed: written.length - added,
    unchanged: rows.length - written.length,
    kept: stored.map(({ slug }) => slug).filter((slug) => !given.has(slug)),
  };
}
