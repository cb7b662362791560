import type { QueryClient } from '@tanstack/react-query';
import { categoriesQuery } from '../../kit/rare-data/categories-query.ts';
import { areasQuery } from '../../kit/area/area.ts';
import { isNotFoundError } from '../../kit/not-found.ts';
import type { Orpc } from '../../kit/orpc.ts';
import { asked, type Asked, changed } from '../filters/asked.ts';
import { filtersOf, type ProviderSearch } from '../filters/provider-search.ts';
import { firstView, type SearchView } from '../filters/search-view.ts';
import {
  countsQuery,
  providersQuery,
  serviceQuery,
  type ServiceSearch,
  servicesQuery,
  suggestQuery,
} from '../queries.ts';
import { nearSearch } from './near-search.ts';
import type { WayOut } from './nobody-found.tsx';

interface Wanted {
  queryClient: QueryClient;
  orpc: Orpc;
  search: ProviderSearch;
  tab: ServiceSearch['tab'];
  show: SearchView | undefined;
}

/** Reads what a search shows, in the view that is asked for or the one that fits it. */
export async function loadFound({ queryClient, orpc, search: given, tab, show }: Wanted) {
  const { q, service: slug } = given;
  const [areas, categories, meaning, service] = await Promise.all([
    queryClient.ensureQueryData(areasQuery(orpc)),
    queryClient.ensureQueryData(categoriesQuery(orpc)),
    q === undefined ? null : queryClient.ensureQueryData(suggestQuery(orpc, q)),
    slug === undefined ? null : queryClient.ensureQueryData(serviceQuery(orpc, slug)).catch(orNull),
  ]);
  const from = asked(given, { areas: areas.items, categories: categories.items, meaning, service });
  const { search } = from;
  const view = show ?? firstView(from);
  if (view === 'services') {
    await queryClient.ensureInfiniteQueryData(servicesQuery(orpc, { q, tab, category: search.category }));
    return { view, from, ways: [] };
  }
  const [{ pages }] = await Promise.all([
    queryClient.ensureInfiniteQueryData(providersQuery(orpc, search)),
    queryClient.ensureQueryData(countsQuery(orpc, search)),
  ]);
  const near = nearSearch(from, pages);
  if (near !== null) await queryClient.ensureInfiniteQueryData(providersQuery(orpc, near));
  const isEmpty = pages.every(({ items }) => items.length === 0);
  return { view, from, ways: isEmpty ? await waysOut(from) : [] };

  /** Where nobody is found: how many each search without one of its filters finds. */
  function waysOut(of: Asked): Promise<WayOut[]> {
    const ways = filtersOf(of.search).map((name) => ({ name, search: changed(of, name) }));
    return Promise.all(
      ways.map(async (way) => {
        const { total } = await queryClient.ensureQueryData(countsQuery(orpc, way.search));
        return { ...way, count: total };
      }),
    );
  }
}

function orNull(error: Error): null {
  if (isNotFoundError(error)) return null;
  throw error;
}
