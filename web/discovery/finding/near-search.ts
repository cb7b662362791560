import type { FoundProvider } from '@hirfa/contract/discovery';
import type { Asked } from '../filters/asked.ts';
import { FILTERS, filtersOf, type ProviderSearch, without } from '../filters/provider-search.ts';

/** So few leave room for others. */
const FEW = 2;

interface Page {
  items: readonly { category: Pick<FoundProvider['category'], 'slug'> }[];
  next_cursor: string | null;
}

/**
 * Where a search finds only a few: its category without the other filters, in the same area; without the area where
 * that was the only filter.
 */
export function nearSearch(
  { search, area }: Pick<Asked, 'search' | 'area'>,
  pages: readonly Page[],
): ProviderSearch | null {
  const found = pages.flatMap(({ items }) => items);
  const [first] = found;
  if (first === undefined || found.length > FEW || pages.at(-1)?.next_cursor !== null) return null;
  const isNarrowed = filtersOf(search).some((name) => name !== 'area' && name !== 'category');
  const anything = FILTERS.reduce(without, { ...search, q: undefined, sort: undefined });
  return { ...anything, category: first.category.slug, area: isNarrowed ? area?.id : undefined };
}
