import type { Orpc } from '../kit/orpc.ts';
import type { ProviderSearch } from './filters/provider-search.ts';

export interface ServiceSearch {
  q?: string | undefined;
  tab?: 'community' | 'trusted' | undefined;
  category?: string | undefined;
}

/** The service list, page by page. */
export function servicesQuery(orpc: Orpc, { q, tab, category }: ServiceSearch) {
  const filter = { ...(q && { q }), ...(tab && { tab }), ...(category && { category }) };
  return orpc.discovery.listServices.infiniteOptions({
    input: (cursor: string | undefined) => ({ limit: 24, ...filter, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** How a search is understood; without words, what most people offer. */
export function suggestQuery(orpc: Orpc, q: string) {
  return orpc.discovery.suggest.queryOptions({ input: { q } });
}

export function homeQuery(orpc: Orpc) {
  return orpc.discovery.getHome.queryOptions({ input: {} });
}

export function serviceQuery(orpc: Orpc, slug: string) {
  return orpc.discovery.getService.queryOptions({ input: { slug } });
}

/** Who offers a service, page by page. */
export function offersQuery(orpc: Orpc, slug: string) {
  return orpc.discovery.listOffers.infiniteOptions({
    input: (cursor: string | undefined) => ({ slug, limit: 12, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

export function categoryQuery(orpc: Orpc, slug: string) {
  return orpc.discovery.getCategory.queryOptions({ input: { slug } });
}

/** The providers that a search finds, page by page. */
export function providersQuery(orpc: Orpc, search: Partial<ProviderSearch>) {
  return orpc.discovery.listProviders.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...search, limit: 12, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** How many providers a search finds, and how many each other choice of a filter would. */
export function countsQuery(orpc: Orpc, { sort: _, ...filters }: ProviderSearch) {
  return orpc.discovery.countProviders.queryOptions({ input: filters });
}

/** Whom to book in place of a provider who has no page. */
export function insteadQuery(orpc: Orpc, id: string) {
  return orpc.discovery.listInstead.queryOptions({ input: { id } });
}

export function providerQuery(orpc: Orpc, id: string) {
  return orpc.discovery.getProvider.queryOptions({ input: { id } });
}
