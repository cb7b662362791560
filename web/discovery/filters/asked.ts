import type { CategoryBrief, ServiceArea } from '@hirfa/contract/catalogue';
import type { SearchMeaning } from '@hirfa/contract/discovery';
import { type Language, textIn } from '@hirfa/domain/market';
import { type FilterName, filtersOf, type ProviderSearch, without } from './provider-search.ts';

type Trade = SearchMeaning['trades'][number];
type ServiceBrief = Extract<Trade, { kind: 'service' }>['service'];

/** What somebody looks for, with the names of what the address has as ids. */
export interface Asked {
  search: ProviderSearch;
  /** How the words of the search were understood; null without any. */
  meaning: SearchMeaning | null;
  area: ServiceArea | null;
  category: CategoryBrief | null;
  service: ServiceBrief | null;
}

/** What an address asks for of what there is. An area that its words name is a filter like any other. */
export function asked(
  search: ProviderSearch,
  there: {
    areas: readonly ServiceArea[];
    categories: readonly CategoryBrief[];
    service: ServiceBrief | null;
    meaning: SearchMeaning | null;
  },
): Asked {
  const { service, meaning } = there;
  const area = there.areas.find(({ id }) => id === search.area) ?? meaning?.area ?? null;
  const category = there.categories.find(({ slug }) => slug === search.category) ?? null;
  return {
    search: { ...search, area: area?.id, category: category?.slug, service: service?.slug },
    meaning,
    area,
    category,
    service,
  };
}

/** The same search with another choice of one filter; undefined takes it away. */
export function changed({ search, meaning }: Asked, name: FilterName, value?: string | number | boolean) {
  const next: ProviderSearch = { ...search, [name]: value };
  // The words would still name the area: what they mean without it takes their place.
  if (name !== 'area' || value !== undefined || !meaning?.area) return next;
  const [trade] = meaning.trades;
  return { ...without(next, 'area'), q: undefined, ...(trade && offerOf(trade)) };
}

/** Without its filters; what is looked for stays. */
export const cleared = (of: Asked): ProviderSearch =>
  clearable(of).reduce((search, name) => changed({ ...of, search }, name), of.search);

export const clearable = ({ search }: Asked): FilterName[] =>
  filtersOf(search).filter((name) => name !== 'category' && name !== 'service');

export const offerOf = (trade: Trade): Partial<ProviderSearch> =>
  trade.kind === 'category' ? { category: trade.category.slug } : { service: trade.service.slug };

/** The name of what is looked for: a service or a category; null for names of people, and for everybody. */
export function nameOfAsked({ meaning, category, service }: Asked, language: Language): string | null {
  if (service) return textIn(service, 'title', language);
  const [trade, ...others] = meaning?.trades ?? [];
  if (trade?.kind === 'category') return textIn(trade.category, 'name', language);
  if (trade?.kind === 'service' && others.length === 0) return textIn(trade.service, 'title', language);
  return category && textIn(category, 'name', language);
}
