import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { categoriesQuery } from '../../kit/rare-data/categories-query.ts';
import { areasQuery } from '../../kit/area/area.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { asked, type Asked } from '../filters/asked.ts';
import type { ProviderSearch } from '../filters/provider-search.ts';
import { serviceQuery, suggestQuery } from '../queries.ts';

/** What a search asks for; the page has read all of it. */
export function useAsked(search: ProviderSearch): Asked {
  const orpc = useOrpc();
  const { q, service: slug } = search;
  const areas = useSuspenseQuery(areasQuery(orpc)).data.items;
  const categories = useSuspenseQuery(categoriesQuery(orpc)).data.items;
  const { data: meaning } = useQuery({ ...suggestQuery(orpc, q ?? ''), enabled: q !== undefined });
  const { data: service } = useQuery({ ...serviceQuery(orpc, slug ?? ''), enabled: slug !== undefined });
  return asked(search, {
    areas,
    categories,
    meaning: (q !== undefined && meaning) || null,
    service: (slug !== undefined && service) || null,
  });
}
