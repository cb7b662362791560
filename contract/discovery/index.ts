import { CATEGORY_TABS } from '@hirfa/domain/catalogue';
import { PRICING_MODES } from '@hirfa/domain/providers';
import * as z from 'zod';
import { Category, CategoryBrief, ServiceArea } from '../catalogue/index.ts';
import { SEARCH_RATE, call } from '../calls.ts';
import { notFound } from '../errors.ts';
import { Amount, page, pageOf, Slug, WebAddress } from '../lists.ts';
import { ProviderTile, ServiceCard } from '../providers/index.ts';
import { favourites } from './favourites.ts';
import { rescue } from './rescue.ts';
import { FindProviders, FoundProvider, ProviderCounts, providerFilter, searched } from './found-providers.ts';

export { Favourite } from './favourites.ts';
export { Rescue, RescueOffer } from './rescue.ts';
export { FoundProvider, ProviderCounts } from './found-providers.ts';

/**
 * A service in a list. `price_from` is what customers pay for its cheapest offer, null while nobody offers it but by a
 * quote after a visit.
 */
export const ServiceTile = z.strictObject({
  slug: Slug,
  title_en: z.string(),
  title_ar: z.string(),
  summary_en: z.string(),
  summary_ar: z.string(),
  pricing_mode: z.enum(PRICING_MODES),
  price_from: Amount.nullable(),
  provider_count: z.int(),
  category: CategoryBrief,
});
export type ServiceTile = z.infer<typeof ServiceTile>;

/** A service with everything that its page shows; `duration_minutes` is the usual length. */
export const ServicePage = ServiceTile.extend({
  description_en: z.string(),
  description_ar: z.string(),
  duration_minutes: z.int(),
  supports_online: z.boolean(),
  supports_in_person: z.boolean(),
});
export type ServicePage = z.infer<typeof ServicePage>;

/** One provider's card for a service, with the provider. */
export const Offer = z.strictObject({ card: ServiceCard, provider: ProviderTile });
export type Offer = z.infer<typeof Offer>;

const Skill = z.strictObject({ en: z.string(), ar: z.string() });

/**
 * A provider with everything that their page shows. Rates are percentages, null under `METRICS_FROM_JOBS` jobs. Who is
 * not in lists (`is_listed`), because nobody can book them in the next 14 days, has a page all the same.
 * `next_free_at` is the earliest start of these days, null without one, and until it is known.
 */
export const ProviderPage = ProviderTile.extend({
  bio_en: z.string(),
  bio_ar: z.string(),
  skills: z.array(Skill),
  social_media_links: z.array(WebAddress),
  acceptance_rate: z.int().nullable(),
  completion_rate: z.int().nullable(),
  allow_group_booking: z.boolean(),
  joined_at: z.iso.datetime(),
  is_listed: z.boolean(),
  next_free_at: z.iso.datetime().nullable(),
  cards: z.array(ServiceCard),
});
export type ProviderPage = z.infer<typeof ProviderPage>;

/**
 * Whom customers can book in place of a provider who has no page. `is_gone`: there will never be one again; otherwise
 * they are suspended, or not verified yet.
 */
export const ProviderInstead = z.strictObject({
  is_gone: z.boolean(),
  category: CategoryBrief,
  /** Those who work in the same areas first. */
  providers: z.array(ProviderTile),
});
export type ProviderInstead = z.infer<typeof ProviderInstead>;

/** The lists of the home page. 6.8 */
export const HomePage = z.strictObject({
  categories: z.array(Category),
  popular_services: z.array(ServiceTile),
  top_providers: z.strictObject({ community: z.array(ProviderTile), trusted_essential: z.array(ProviderTile) }),
});
export type HomePage = z.infer<typeof HomePage>;

const OfCategory = z.strictObject({ kind: z.literal('category'), category: CategoryBrief });
const OfService = z.strictObject({
  kind: z.literal('service'),
  service: z.strictObject({ slug: Slug, title_en: z.string(), title_ar: z.string(), category: CategoryBrief }),
});

/** What a search may mean: a category, a service, or a provider by name. */
export const Suggestion = z.discriminatedUnion('kind', [
  OfCategory,
  OfService,
  z.strictObject({
    kind: z.literal('provider'),
    provider: ProviderTile.pick({
      id: true,
      display_name_en: true,
      display_name_ar: true,
      avatar_url: true,
      category: true,
    }),
  }),
]);
export type Suggestion = z.infer<typeof Suggestion>;

/**
 * How a search was understood. `area` is one that it names; `corrected` is the search with the words that were meant,
 * where one was spelt otherwise; `unknown` are its words that nothing has.
 */
export const SearchMeaning = z.strictObject({
  area: ServiceArea.nullable(),
  corrected: z.string().nullable(),
  unknown: z.array(z.string()),
  /** The best first; a trade before a name. */
  suggestions: z.array(Suggestion),
  /** What `listProviders` looks for; empty where it looks for names, or for everybody. */
  trades: z.array(z.discriminatedUnion('kind', [OfCategory, OfService])),
});
export type SearchMeaning = z.infer<typeof SearchMeaning>;

/** Public reads: what visitors can look up; and whom people save of it. */
export const discovery = {
  ...favourites,
  ...rescue,
  /** The home page: categories, the six most offered services, three top providers of each type. 6.8 */
  getHome: call
    .route({ method: 'GET', path: '/api/v1/home', summary: 'The home page', tags: ['discovery'] })
    .input(z.strictObject({}))
    .output(HomePage),
  /**
   * Services, most offered first; with `q` those that it finds, the best first (`suggest` says how it is understood).
   */
  listServices: call
    .meta({ rate: SEARCH_RATE })
    .route({ method: 'GET', path: '/api/v1/services', summary: 'Services', tags: ['discovery'] })
    .input(
      z.strictObject({
        ...page,
        q: searched.optional(),
        tab: z.enum(CATEGORY_TABS).optional(),
        category: Slug.optional(),
      }),
    )
    .output(pageOf(ServiceTile)),
  getService: call
    .route({ method: 'GET', path: '/api/v1/services/{slug}', summary: 'One service', tags: ['discovery'] })
    .input(z.strictObject({ slug: Slug }))
    .output(ServicePage)
    .errors(notFound),
  /** The offers of a service, providers with the most jobs first. Empty for an unknown slug. 7.24 */
  listOffers: call
    .route({
      method: 'GET',
      path: '/api/v1/services/{slug}/offers',
      summary: 'Offers of a service',
      tags: ['discovery'],
    })
    .input(z.strictObject({ ...page, slug: Slug }))
    .output(pageOf(Offer)),
  getCategory: call
    .route({ method: 'GET', path: '/api/v1/categories/{slug}', summary: 'One category', tags: ['discovery'] })
    .input(z.strictObject({ slug: Slug }))
    .output(Category)
    .errors(notFound),
  /**
   * How a search is understood, also while it is typed: in English, Arabic, and Arabic in Latin letters, misspelt, with
   * an area in it. The ranking is `RANKING` of domain/search. Without words but an area's: the most offered services.
   */
  suggest: call
    .meta({ rate: SEARCH_RATE })
    .route({ method: 'GET', path: '/api/v1/suggestions', summary: 'What a search may mean', tags: ['discovery'] })
    .input(z.strictObject({ q: searched }))
    .output(SearchMeaning),
  /**
   * Listed providers whom all filters find, each once. A page may have fewer than `limit`, even none, and a cursor all
   * the same, where few of many match. 7.9
   */
  listProviders: call
    .meta({ rate: SEARCH_RATE })
    .route({ method: 'GET', path: '/api/v1/providers', summary: 'Providers', tags: ['discovery'] })
    .input(FindProviders)
    .output(pageOf(FoundProvider)),
  /** How many providers the same filters find, and how many each other choice would. */
  countProviders: call
    .meta({ rate: SEARCH_RATE })
    .route({ method: 'GET', path: '/api/v1/provider-counts', summary: 'Counts of providers', tags: ['discovery'] })
    .input(z.strictObject(providerFilter))
    .output(ProviderCounts),
  /** A verified active provider with all offers. 7.8 */
  getProvider: call
    .meta({ staleAfter: { one: ['provider_changed'] } })
    .route({ method: 'GET', path: '/api/v1/providers/{id}', summary: 'One provider', tags: ['discovery'] })
    .input(z.strictObject({ id: z.uuid() }))
    .output(ProviderPage)
    .errors(notFound),
  /** For the address of a provider who is gone, suspended or not verified; nothing for that of one with a page. */
  listInstead: call
    .route({
      method: 'GET',
      path: '/api/v1/providers/{id}/instead',
      summary: 'Others in place of a provider without a page',
      tags: ['discovery'],
    })
    .input(z.strictObject({ id: z.uuid() }))
    .output(ProviderInstead)
    .errors(notFound),
};
