import type { ServiceArea } from '@hirfa/contract/catalogue';
import type { CategoryTab } from '@hirfa/domain/catalogue';
import { METRICS_FROM_JOBS, type ProviderType } from '@hirfa/domain/providers';
import { and, type AnyColumn, asc, desc, eq, exists, like, or, sql, type SQL } from 'drizzle-orm';
import { categories, categoryBrief, services } from '../catalogue/index.ts';
import type { Cursor } from '../kernel/cursors.ts';
import type { Database } from '../platform/db.ts';
import { statement } from '../platform/statements.ts';
import { publicProviderAreas, publicProviders, publicServiceCards } from './tables.ts';

const serviceTile = {
  id: services.id,
  slug: services.slug,
  title_en: services.title_en,
  title_ar: services.title_ar,
  summary_en: services.summary_en,
  summary_ar: services.summary_ar,
  pricing_mode: services.pricing_mode,
  price_from: services.price_from,
  provider_count: services.provider_count,
  category: categoryBrief,
};

const areasOfProvider = sql<ServiceArea[]>`coalesce((
  select json_agg(json_build_object('id', area.id, 'name_en', area.name_en, 'name_ar', area.name_ar) order by area.position)
  from ${publicProviderAreas} area where area.provider_id = ${publicProviders.id}), '[]'::json)`;

/** A figure about a provider's work; null under a number of jobs that proves something. */
const metric = <T>(column: AnyColumn) =>
  sql<T | null>`case when ${publicProviders.total_jobs} >= ${METRICS_FROM_JOBS} then ${column} end`;

const providerColumns = {
  id: publicProviders.id,
  display_name_en: publicProviders.display_name_en,
  display_name_ar: publicProviders.display_name_ar,
  avatar_url: publicProviders.avatar_url,
  provider_type: publicProviders.provider_type,
  experience_level: publicProviders.experience_level,
  is_founding_provider: publicProviders.is_founding_provider,
  is_online: publicProviders.is_online,
  total_jobs: publicProviders.total_jobs,
  average_rating: metric<string>(publicProviders.average_rating),
  response_time_avg_minutes: metric<number>(publicProviders.response_time_avg_minutes),
  hourly_rate: publicProviders.hourly_rate,
  price_from: publicProviders.price_from,
  pricing_mode: publicProviders.pricing_mode,
  supports_online: publicProviders.supports_online,
  supports_in_person: publicProviders.supports_in_person,
  areas: areasOfProvider,
};

const providerTile = { ...providerColumns, category: categoryBrief };

const serviceCard = {
  id: publicServiceCards.id,
  provider_id: publicServiceCards.provider_id,
  service_slug: publicServiceCards.service_slug,
  category_slug: publicServiceCards.category_slug,
  title_en: publicServiceCards.title_en,
  title_ar: publicServiceCards.title_ar,
  base_price: publicServiceCards.base_price,
  pricing_mode: publicServiceCards.pricing_mode,
  duration_minutes: publicServiceCards.duration_minutes,
  photos: publicServiceCards.photos,
};

/** One page of a list in descending order of two columns. */
interface Page {
  rows: number;
  after_value?: string | number | undefined;
  after_id?: string | undefined;
}

function pageAfter(cursor: Cursor | null, rows: number): Page {
  return cursor === null ? { rows } : { rows, after_value: cursor[0], after_id: cursor[1] };
}

/** The rows behind the cursor of a page. */
function behind(value: unknown, id: unknown): SQL {
  return sql`(${value}, ${id}) < (${sql.placeholder('after_value')}, ${sql.placeholder('after_id')})`;
}

/** The words of a search that count; the text of a statement depends on their number. */
const WORDS = ['word_1', 'word_2', 'word_3', 'word_4', 'word_5', 'word_6'] as const;
type Words = Partial<Record<(typeof WORDS)[number], string>>;

/** Patterns for what contains a word with this beginning; words have only letters and digits (`searchWords`). */
function beginnings(words: readonly string[]): Words {
  return Object.fromEntries(words.slice(0, WORDS.length).map((word, index) => [WORDS[index], `% ${word}%`]));
}

/** Each given word has to match. */
function everyWord(isGiven: (name: keyof Words) => boolean, matches: (pattern: SQL) => SQL | undefined) {
  return and(...WORDS.filter(isGiven).map((word) => matches(sql`${sql.placeholder(word)}`)));
}

interface Searched {
  /** Of `searchWords`. */
  words?: readonly string[];
}

export interface ServiceFilter {
  tab?: CategoryTab | undefined;
  category?: string | undefined;
}

/** A service matches a word by its own texts or by its category's; both have an index. */
function matchesService(pattern: SQL) {
  const inCategory = sql`${services.category_id} = any(array(
    select matching.id from ${categories} matching where matching.search_text like ${pattern}))`;
  return or(like(services.search_text, pattern), inCategory);
}

const servicesPage = statement<ServiceFilter & Words & Page>()((db, isGiven) =>
  db
    .select(serviceTile)
    .from(services)
    .innerJoin(categories, eq(categories.id, services.category_id))
    .where(
      and(
        services.is_active,
        isGiven('tab') ? eq(categories.tab, sql.placeholder('tab')) : undefined,
        isGiven('category') ? eq(categories.slug, sql.placeholder('category')) : undefined,
        everyWord(isGiven, matchesService),
        isGiven('after_id') ? behind(services.provider_count, services.id) : undefined,
      ),
    )
    .orderBy(desc(services.provider_count), desc(services.id))
    .limit(sql.placeholder('rows'))
    .prepare('find_services'),
);

export function findServices(
  db: Database,
  { words = [], ...filter }: ServiceFilter & Searched,
  cursor: Cursor | null,
  rows: number,
) {
  return servicesPage(db, { ...filter, ...beginnings(words), ...pageAfter(cursor, rows) });
}

const serviceBySlug = statement<{ slug: string }>()((db) =>
  db
    .select({
      ...serviceTile,
      description_en: services.description_en,
      description_ar: services.description_ar,
      duration_minutes: services.duration_minutes,
      supports_online: services.supports_online,
      supports_in_person: services.supports_in_person,
    })
    .from(services)
    .innerJoin(categories, eq(categories.id, services.category_id))
    .where(and(eq(services.slug, sql.placeholder('slug')), services.is_active))
    .prepare('find_service'),
);

export async function findService(db: Database, slug: string) {
  const [row] = await serviceBySlug(db, { slug });
  return row;
}

const offersPage = statement<{ slug: string } & Page>()((db, isGiven) =>
  db
    .select({ card: serviceCard, provider: providerColumns, category: categoryBrief })
    .from(services)
    .innerJoin(publicServiceCards, eq(publicServiceCards.service_id, services.id))
    .innerJoin(publicProviders, eq(publicProviders.id, publicServiceCards.provider_id))
    .innerJoin(categories, eq(categories.slug, publicProviders.primary_category))
    .where(
      and(
        eq(services.slug, sql.placeholder('slug')),
        isGiven('after_id') ? behind(publicProviders.total_jobs, publicServiceCards.id) : undefined,
      ),
    )
    .orderBy(desc(publicProviders.total_jobs), desc(publicServiceCards.id))
    .limit(sql.placeholder('rows'))
    .prepare('find_offers'),
);

export function findOffers(db: Database, serviceSlug: string, cursor: Cursor | null, rows: number) {
  return offersPage(db, { slug: serviceSlug, ...pageAfter(cursor, rows) });
}

export interface ProviderFilter {
  type?: ProviderType | undefined;
  category?: string | undefined;
}

const providersPage = statement<ProviderFilter & Words & Page>()((db, isGiven) =>
  db
    .select(providerTile)
    .from(publicProviders)
    .innerJoin(categories, eq(categories.slug, publicProviders.primary_category))
    .where(
      and(
        isGiven('type') ? eq(publicProviders.provider_type, sql.placeholder('type')) : undefined,
        isGiven('category') ? exists(offersInCategory(db)) : undefined,
        WORDS.some(isGiven) ? isNamed(isGiven) : undefined,
        isGiven('after_id') ? behind(publicProviders.total_jobs, publicProviders.id) : undefined,
      ),
    )
    .orderBy(desc(publicProviders.total_jobs), desc(publicProviders.id))
    .limit(sql.placeholder('rows'))
    .prepare('find_providers'),
);

/**
 * Every word is in the name. A query of its own finds the ids, because a plan that is made for all words at once would
 * rather read the providers in the order of the page until enough of them match.
 */
function isNamed(isGiven: (name: keyof Words) => boolean) {
  const matches = everyWord(isGiven, (pattern) => sql`named.search_text like ${pattern}`);
  return sql`${publicProviders.id} = any(array(select named.id from ${publicProviders} named where ${matches}))`;
}

function offersInCategory(db: Database) {
  const isOffered = eq(publicServiceCards.category_slug, sql.placeholder('category'));
  return db
    .select({ one: sql`1` })
    .from(publicServiceCards)
    .where(and(eq(publicServiceCards.provider_id, publicProviders.id), isOffered));
}

/** With a category: every provider who has an offer in it, whatever their primary category. */
export function findProviders(
  db: Database,
  { words = [], ...filter }: ProviderFilter & Searched,
  cursor: Cursor | null,
  rows: number,
) {
  return providersPage(db, { ...filter, ...beginnings(words), ...pageAfter(cursor, rows) });
}

const providerById = statement<{ id: string }>()((db) =>
  db
    .select({
      ...providerTile,
      bio_en: publicProviders.bio_en,
      bio_ar: publicProviders.bio_ar,
      skills: publicProviders.skills,
      social_media_links: publicProviders.social_media_links,
      acceptance_rate: metric<number>(publicProviders.acceptance_rate),
      completion_rate: metric<number>(publicProviders.completion_rate),
      allow_group_booking: publicProviders.allow_group_booking,
      joined_at: publicProviders.joined_at,
    })
    .from(publicProviders)
    .innerJoin(categories, eq(categories.slug, publicProviders.primary_category))
    .where(eq(publicProviders.id, sql.placeholder('id')))
    .prepare('find_provider'),
);

export async function findProvider(db: Database, id: string) {
  const [row] = await providerById(db, { id });
  return row;
}

/** The most cards on a provider's page. */
const MOST_CARDS = 100;

const cardsOfProvider = statement<{ provider_id: string }>()((db) =>
  db
    .select(serviceCard)
    .from(publicServiceCards)
    .where(eq(publicServiceCards.provider_id, sql.placeholder('provider_id')))
    .orderBy(asc(publicServiceCards.base_price), asc(publicServiceCards.id))
    .limit(MOST_CARDS)
    .prepare('find_cards_of'),
);

export function findCardsOf(db: Database, providerId: string) {
  return cardsOfProvider(db, { provider_id: providerId });
}
