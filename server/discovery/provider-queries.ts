import { METRICS_FROM_JOBS, type ProviderType } from '@hirfa/domain/providers';
import { and, type AnyColumn, asc, eq, sql } from 'drizzle-orm';
import { categories, categoryBrief, services } from '../catalogue/index.ts';
import type { Cursor } from '../kernel/cursors.ts';
import type { Database } from '../platform/db.ts';
import { priceSettings } from '../payments/index.ts';
import { statement } from '../platform/statements.ts';
import {
  behind,
  beginnings,
  everyWord,
  type Moment,
  mostFirst,
  type Page,
  pageAfter,
  pagesOf,
  type ReadCtx,
  type Searched,
  WORDS,
  type Words,
} from './page-queries.ts';
import { publicProviders, publicServiceCards } from './tables.ts';

/** A figure about a provider's work; null under a number of jobs that proves something. */
const metric = <T>(column: AnyColumn) =>
  sql<T | null>`case when ${publicProviders.total_jobs} >= ${sql.raw(String(METRICS_FROM_JOBS))} then ${column} end`;

export const providerColumns = {
  id: publicProviders.id,
  display_name_en: publicProviders.display_name_en,
  display_name_ar: publicProviders.display_name_ar,
  avatar_url: publicProviders.avatar_url,
  provider_type: publicProviders.provider_type,
  experience_level: publicProviders.experience_level,
  is_founding_provider: publicProviders.is_founding_provider,
  is_firm: publicProviders.is_firm,
  is_online: publicProviders.is_online,
  total_jobs: publicProviders.total_jobs,
  average_rating: publicProviders.average_rating,
  rating_count: publicProviders.rating_count,
  response_time_avg_minutes: metric<number>(publicProviders.response_time_avg_minutes),
  cheapest_offers: publicProviders.cheapest_offers,
  pricing_mode: publicProviders.pricing_mode,
  supports_online: publicProviders.supports_online,
  supports_in_person: publicProviders.supports_in_person,
  areas: publicProviders.areas,
};

/** The columns of a provider in lists. */
export const providerTile = { ...providerColumns, price_settings: priceSettings, category: categoryBrief };

export const serviceCard = {
  id: publicServiceCards.id,
  provider_id: publicServiceCards.provider_id,
  service_slug: publicServiceCards.service_slug,
  category_slug: publicServiceCards.category_slug,
  title_en: publicServiceCards.title_en,
  title_ar: publicServiceCards.title_ar,
  base_price: publicServiceCards.base_price,
  pricing_mode: publicServiceCards.pricing_mode,
  duration_minutes: publicServiceCards.duration_minutes,
  warranty_days: publicServiceCards.warranty_days,
  photos: publicServiceCards.photos,
  monthly: publicServiceCards.monthly,
  yearly: publicServiceCards.yearly,
  price_settings: priceSettings,
};

const offersPage = pagesOf((rows) =>
  statement<{ slug: string } & Page & Moment>()((db, isGiven) =>
    db
      .select({ card: serviceCard, provider: providerColumns, category: categoryBrief })
      .from(publicServiceCards)
      .innerJoin(publicProviders, eq(publicProviders.id, publicServiceCards.provider_id))
      .innerJoin(categories, eq(categories.slug, publicProviders.primary_category))
      .where(
        and(
          eq(publicServiceCards.service_id, serviceOf(db)),
          publicServiceCards.is_listed,
          isGiven('after_id') ? behind(publicServiceCards.total_jobs, publicServiceCards.id) : undefined,
        ),
      )
      .orderBy(...mostFirst(publicServiceCards.total_jobs, publicServiceCards.id, rows))
      .prepare('find_offers'),
  ),
);

/** A query of its own, so that the offers are read in the order of the index of one service. */
function serviceOf(db: Database) {
  return db
    .select({ id: services.id })
    .from(services)
    .where(eq(services.slug, sql.placeholder('slug')));
}

export function findOffers({ db, now }: ReadCtx, serviceSlug: string, cursor: Cursor | null, rows: number) {
  return offersPage(db, { now, slug: serviceSlug, ...pageAfter(cursor) }, rows);
}

interface PeopleFilter {
  type?: ProviderType | undefined;
}

const providersPage = pagesOf((rows) =>
  statement<PeopleFilter & Words & Moment>()((db, isGiven) =>
    db
      .select(providerTile)
      .from(publicProviders)
      .innerJoin(categories, eq(categories.slug, publicProviders.primary_category))
      .where(
        and(
          publicProviders.is_listed,
          isGiven('type') ? eq(publicProviders.provider_type, sql.placeholder('type')) : undefined,
          WORDS.some(isGiven) ? isNamed(isGiven) : undefined,
        ),
      )
      .orderBy(...mostFirst(publicProviders.total_jobs, publicProviders.id, rows))
      .prepare('find_providers'),
  ),
);

/**
 * Every word is in the name. A query of its own finds the ids, because a plan that is made for all words at once would
 * rather read the providers in the order of the page until enough of them match.
 */
function isNamed(isGiven: (name: keyof Words) => boolean) {
  const matches = everyWord(isGiven, (pattern) => sql`named.search_text like ${pattern}`);
  return sql`${publicProviders.id} = any(array(select named.id from ${publicProviders} named where named.is_listed and ${matches}))`;
}

/** Those with the most jobs, of a type or with a name. */
export function findProviders({ db, now }: ReadCtx, { words = [], ...filter }: PeopleFilter & Searched, rows: number) {
  return providersPage(db, { now, ...filter, ...beginnings(words) }, rows);
}

const providerById = statement<{ id: string } & Moment>()((db) =>
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
      is_listed: publicProviders.is_listed,
      next_free_at: publicProviders.next_free_at,
    })
    .from(publicProviders)
    .innerJoin(categories, eq(categories.slug, publicProviders.primary_category))
    .where(eq(publicProviders.id, sql.placeholder('id')))
    .prepare('find_provider'),
);

export async function findProvider({ db, now }: ReadCtx, id: string) {
  const [row] = await providerById(db, { now, id });
  return row;
}

/** The most cards on a provider's page. */
const MOST_CARDS = 100;

const cardsOfProvider = statement<{ provider_id: string } & Moment>()((db) =>
  db
    .select(serviceCard)
    .from(publicServiceCards)
    .where(eq(publicServiceCards.provider_id, sql.placeholder('provider_id')))
    .orderBy(asc(publicServiceCards.base_price), asc(publicServiceCards.id))
    .limit(MOST_CARDS)
    .prepare('find_cards_of'),
);

export function findCardsOf({ db, now }: ReadCtx, providerId: string) {
  return cardsOfProvider(db, { now, provider_id: providerId });
}
