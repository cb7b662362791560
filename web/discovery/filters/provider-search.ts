import { BOOKING_MODES, LISTING } from '@hirfa/domain/bookings';
import { SEARCH_LENGTH, SLUG } from '@hirfa/domain/catalogue';
import { addDays, type Day } from '@hirfa/domain/market';
import { PROVIDER_TYPES } from '@hirfa/domain/providers';
import { DAY_PART_NAMES, MOST_PRICE, PROVIDER_SORTS, RATING_STEPS } from '@hirfa/domain/search';

/** Filters in the order in which they are asked for: where and when come first. */
export const FILTERS = [
  'area',
  'day',
  'part',
  'category',
  'service',
  'max_price',
  'min_rating',
  'mode',
  'type',
  'now',
] as const;
export type FilterName = (typeof FILTERS)[number];

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const SLUGS = new RegExp(SLUG.pattern);

/** Which providers are looked for, as the address states it; what is undefined is not asked for. */
export type ProviderSearch = ReturnType<typeof readProviderSearch>;

/** The parameters of an address that mean something on this day in Cairo; the others are undefined. */
export function readProviderSearch(given: Record<string, unknown>, today: Day) {
  const { q, category, service, area, mode, max_price, min_rating, day, part, now, type, sort } = given;
  const words = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, SEARCH_LENGTH).trim() : '';
  return {
    q: words.toWellFormed() || undefined,
    category: slugIn(category),
    service: slugIn(service),
    area: typeof area === 'string' && UUID.test(area) ? area : undefined,
    mode: oneOf(BOOKING_MODES, mode),
    max_price: isPrice(max_price) ? max_price : undefined,
    min_rating: oneOf(RATING_STEPS, min_rating),
    day: typeof day === 'string' && isListedDay(day, today) ? day : undefined,
    part: oneOf(DAY_PART_NAMES, part),
    now: now === true || undefined,
    type: oneOf(PROVIDER_TYPES, type),
    sort: oneOf(PROVIDER_SORTS, sort),
  };
}

const oneOf = <Each>(all: readonly Each[], value: unknown): Each | undefined => all.find((each) => each === value);

const slugIn = (value: unknown) =>
  typeof value === 'string' && value.length <= SLUG.most && SLUGS.test(value) ? value : undefined;

const isPrice = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_PRICE;

const isListedDay = (day: string, today: Day) =>
  Array.from({ length: LISTING.days + 1 }, (_, ahead) => addDays(today, ahead)).includes(day);

/** The filters that are set, in their order. */
export const filtersOf = (search: ProviderSearch): FilterName[] => FILTERS.filter((name) => search[name] !== undefined);

/** The same search without one filter. */
export const without = (search: ProviderSearch, name: FilterName): ProviderSearch => ({ ...search, [name]: undefined });

/** What another search keeps of this one: where and when. What is offered, and for how much, was of these words. */
export const whereAndWhen = ({ area, day, part, mode }: ProviderSearch) => ({ area, day, part, mode });
