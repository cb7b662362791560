import { CATEGORY_TABS, CITIES, NAME_KEY_STEPS, type Position, SEARCH_FOLDING, SLUG } from '@hirfa/domain/catalogue';
import { PRICING_MODES } from '@hirfa/domain/providers';
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { amount, id, instant, isOneOf } from '../platform/columns.ts';

/** A constant as a literal, because the expression of a column has no parameters. */
const literal = (text: string) => sql.raw(`'${text}'`);

/**
 * The text of a generated column that search compares: the words of these texts, folded as `foldForSearch` folds them,
 * with a space before each. A word with an Arabic article, or with a joined «و», is there without it as well. Only
 * functions that PostgreSQL allows in generated columns: the text is right whoever writes the row.
 */
export function searchText(...texts: readonly SQLWrapper[]): SQL {
  const joined = literal(` (?:${SEARCH_FOLDING.article}|و(?=[^ ][^ ][^ ]))([^ ]+)`);
  return sql`regexp_replace(${foldedWords(...texts)}, ${joined}, ${literal(String.raw`\& \1`)}, 'g')`;
}

/** The words of these texts, folded, with a space before each. */
function foldedWords(...texts: readonly SQLWrapper[]): SQL {
  const { marks, letters } = SEARCH_FOLDING;
  const text = sql.join([...texts], sql` || ' ' || `);
  const bare = sql`regexp_replace(lower(normalize(${text}, nfkd)), ${literal(marks)}, '', 'g')`;
  const mixed = sql`translate(${bare}, ${literal(letters[0])}, ${literal(letters[1])})`;
  return sql`' ' || regexp_replace(${mixed}, '[^[:alnum:]]+', ' ', 'g')`;
}

/** The text of a generated column that `nameKeys` is compared with: the key of each word of a name, then all joined. */
export function nameKey(name: SQLWrapper): SQL {
  const words = NAME_KEY_STEPS.reduce(
    (text, [pattern, replacement]) => sql`regexp_replace(${text}, ${literal(pattern)}, ${literal(replacement)}, 'g')`,
    foldedWords(name),
  );
  return sql`${squeezed(sql`${words} || ' '`)} || ${squeezed(sql`replace(${words}, ' ', '')`)} || ' '`;
}

/** Each letter once where it stands twice. */
const squeezed = (text: SQL) =>
  sql`regexp_replace(${text}, ${literal(String.raw`(.)\1+`)}, ${literal(String.raw`\1`)}, 'g')`;

/** When what its page says has changed last: a trigger writes it, whoever changes the row. */
const changedAt = () => instant('changed_at').notNull().defaultNow();

/** The contract's `Slug`, as a condition of the database. */
const isSlug = (column: unknown) => sql`${column} ~ ${literal(SLUG.pattern)}`;

/**
 * `provider_count` is a roll-up kept by triggers on offers and providers. `trade_words` are the words in both languages
 * with which people search for the category's services, besides its names: "plumber سباك".
 */
export const categories = pgTable(
  'categories',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    tab: text('tab', { enum: CATEGORY_TABS }).notNull(),
    icon: text('icon').notNull(),
    hue: integer('hue').notNull(),
    name_en: text('name_en').notNull(),
    name_ar: text('name_ar').notNull(),
    description_en: text('description_en').notNull(),
    description_ar: text('description_ar').notNull(),
    trade_words: text('trade_words').notNull().default(''),
    /** Only the release before reads it. */
    search_text: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => searchText(categories.name_en, categories.name_ar, categories.trade_words)),
    position: integer('position').notNull(),
    provider_count: integer('provider_count').notNull().default(0),
    changed_at: changedAt(),
  },
  (table) => [
    check('categories_tab', isOneOf(table.tab, CATEGORY_TABS)),
    check('categories_slug', isSlug(table.slug)),
    check('categories_hue', sql`${table.hue} between 0 and 359`),
  ],
).enableRLS();

/**
 * `price_from` and `provider_count` are roll-ups kept by triggers on offers and providers. `trade_words` find this
 * service alone: "tap dripping حنفية".
 */
export const services = pgTable(
  'services',
  {
    id: id(),
    category_id: uuid('category_id')
      .notNull()
      .references(() => categories.id),
    slug: text('slug').notNull().unique(),
    title_en: text('title_en').notNull(),
    title_ar: text('title_ar').notNull(),
    summary_en: text('summary_en').notNull(),
    summary_ar: text('summary_ar').notNull(),
    description_en: text('description_en').notNull(),
    description_ar: text('description_ar').notNull(),
    pricing_mode: text('pricing_mode', { enum: PRICING_MODES }).notNull(),
    duration_minutes: integer('duration_minutes').notNull(),
    supports_online: boolean('supports_online').notNull(),
    supports_in_person: boolean('supports_in_person').notNull(),
    is_active: boolean('is_active').notNull().default(true),
    trade_words: text('trade_words').notNull().default(''),
    search_text: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL =>
        searchText(services.title_en, services.title_ar, services.summary_en, services.summary_ar),
      ),
    price_from: amount('price_from'),
    provider_count: integer('provider_count').notNull().default(0),
    created_at: instant('created_at').notNull(),
    changed_at: changedAt(),
  },
  (table) => [
    index('services_category').on(table.category_id),
    index('services_most_offered')
      .on(table.provider_count, table.id)
      .where(sql`${table.is_active}`),
    index('services_search').using('gin', table.search_text.op('gin_trgm_ops')),
    check('services_slug', isSlug(table.slug)),
    check('services_pricing_mode', isOneOf(table.pricing_mode, PRICING_MODES)),
    check('services_duration', sql`${table.duration_minutes} > 0`),
  ],
).enableRLS();

/**
 * Districts where providers work (specification 3: service_areas). `other_names` are what people call it besides, in
 * both languages, with commas between them.
 */
export const serviceAreas = pgTable(
  'service_areas',
  {
    id: id(),
    slug: text('slug').notNull().unique(),
    city: text('city', { enum: CITIES }).notNull(),
    name_en: text('name_en').notNull(),
    name_ar: text('name_ar').notNull(),
    other_names: text('other_names').notNull().default(''),
    /** Null where nobody has said it. */
    middle: jsonb('middle').$type<Position>(),
    position: integer('position').notNull(),
  },
  (table) => [
    check('service_areas_city', isOneOf(table.city, CITIES)),
    check('service_areas_slug', isSlug(table.slug)),
    check(
      'service_areas_middle',
      sql`(${table.middle} ->> 'latitude')::float between -90 and 90
        and (${table.middle} ->> 'longitude')::float between -180 and 180`,
    ),
  ],
).enableRLS();

/** Slugs that categories and services had before, kept by triggers: their addresses lead to the present ones. */
export const oldSlugs = pgTable(
  'old_slugs',
  {
    kind: text('kind', { enum: ['category', 'service'] }).notNull(),
    slug: text('slug').notNull(),
    entity_id: uuid('entity_id').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.slug] }),
    index('old_slugs_entity').on(table.entity_id),
    check('old_slugs_kind', isOneOf(table.kind, ['category', 'service'])),
  ],
).enableRLS();

/** One row, whose number grows with each change of words that a search compares. Triggers write it. */
export const catalogueVersions = pgTable(
  'catalogue_versions',
  {
    is_only: boolean('is_only').primaryKey().default(true),
    version: integer('version').notNull().default(1),
  },
  (table) => [check('catalogue_versions_only', sql`${table.is_only}`)],
).enableRLS();

/** Searches that found nothing, by their words: of whom is not known. */
export const missedSearches = pgTable(
  'missed_searches',
  {
    id: id(),
    words: text('words').notNull().unique(),
    times: integer('times').notNull(),
    last_at: instant('last_at').notNull(),
  },
  (table) => [
    index('missed_searches_last_at').on(table.last_at),
    check('missed_searches_words', sql`length(${table.words}) between 2 and 60`),
  ],
).enableRLS();
