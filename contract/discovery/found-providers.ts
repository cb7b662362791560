import { BOOKING_MODES } from '@hirfa/domain/bookings';
import { SEARCH_LENGTH } from '@hirfa/domain/catalogue';
import { PROVIDER_TYPES } from '@hirfa/domain/providers';
import { DAY_PART_NAMES, MOST_PRICE, PROVIDER_SORTS, RATING_STEPS } from '@hirfa/domain/search';
import * as z from 'zod';
import { CategoryBrief, ServiceArea } from '../catalogue/index.ts';
import { DayText, page, Slug } from '../lists.ts';
import { ProviderTile, ServiceCard } from '../providers/index.ts';

/** What somebody searches for, in either language and every spelling of Arabic letters; blank for everything. */
export const searched = z.string().max(SEARCH_LENGTH);

const Part = z.enum(DAY_PART_NAMES);
const Rating = z.literal([...RATING_STEPS]);
const Price = z.int().min(1).max(MOST_PRICE);

/** Which providers are looked for; all that are given have to hold. Unknown slugs, areas and past days find nobody. */
export const providerFilter = {
  /**
   * Understood as by `suggest`: an area in it is the `area`, unless one is given; its `trades` are what is looked for,
   * within `category` and `service`. What means no trade is looked for in the names that everybody sees: each word is
   * the beginning of one of theirs, and one has two letters or more.
   */
  q: searched.optional(),
  category: Slug.optional(),
  service: Slug.optional(),
  /** Who comes there. With `mode` "online" it says nothing. */
  area: z.uuid().optional(),
  mode: z.enum(BOOKING_MODES).optional(),
  /** What customers pay, in pounds, for the offer that is found. */
  max_price: Price.optional(),
  /** A rating is public from `METRICS_FROM_JOBS` jobs on. */
  min_rating: Rating.optional(),
  /** A start is free on this day in Cairo, today or one of the next `LISTING.days`. */
  day: DayText.optional(),
  /** A start is free in this part (`DAY_PARTS`) of the day; without a day, of any of these days. */
  part: Part.optional(),
  /** Only who is online now. */
  now: z.boolean().optional(),
  type: z.enum(PROVIDER_TYPES).optional(),
};

export const FindProviders = z.strictObject({
  ...page,
  ...providerFilter,
  /**
   * By relevance and by `jobs`, who has done the most jobs is the first. What no rating, price or start is known of is
   * last. `soonest` orders those of the found who have the most jobs (`MOST_CANDIDATES`).
   */
  sort: z.enum(PROVIDER_SORTS).default('relevance'),
});

/**
 * A provider of a search. `next_free_at` is their earliest start as it was found last, null where it has passed.
 * `offer` is the cheapest of theirs that the filters find, with its first photo only; null where they offer nothing.
 */
export const FoundProvider = ProviderTile.extend({
  next_free_at: z.iso.datetime().nullable(),
  offer: ServiceCard.nullable(),
});
export type FoundProvider = z.infer<typeof FoundProvider>;

const count = z.int();
/** With `is_capped`, counts are of a part of the providers only: "at least". */
const facet = <Choice extends z.ZodRawShape>(choice: Choice) =>
  z.strictObject({ is_capped: z.boolean(), choices: z.array(z.strictObject({ ...choice, count })) });

/**
 * How many providers each choice of a filter would find: its own filter is ignored, all others hold; that of categories
 * ignores the service as well. Categories and areas that nobody is found in are left out, most providers first; with
 * `mode` "online" there are no areas. The choices of the others are all there, in their order.
 */
export const ProviderCounts = z.strictObject({
  total: count,
  is_capped: z.boolean(),
  categories: facet({ category: CategoryBrief }),
  areas: facet({ area: ServiceArea }),
  modes: facet({ mode: z.enum(BOOKING_MODES) }),
  prices: facet({ max_price: Price }),
  ratings: facet({ min_rating: Rating }),
  days: facet({ day: DayText }),
  parts: facet({ part: Part }),
  types: facet({ type: z.enum(PROVIDER_TYPES) }),
  now: z.strictObject({ is_capped: z.boolean(), count }),
});
export type ProviderCounts = z.infer<typeof ProviderCounts>;
