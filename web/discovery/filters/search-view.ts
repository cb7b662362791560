import type { Asked } from './asked.ts';
import { filtersOf } from './provider-search.ts';

export const SEARCH_VIEWS = ['services', 'providers'] as const;
export type SearchView = (typeof SEARCH_VIEWS)[number];

/**
 * What a search opens with: providers where a place, a time or anything else about them is asked for, and where the
 * words mean a trade or a name; services while somebody looks around.
 */
export function firstView({ search, meaning }: Asked): SearchView {
  const isAboutPeople = filtersOf(search).some((name) => name !== 'category') || search.sort !== undefined;
  const isTrade = meaning !== null && meaning.trades.length > 0;
  const isName = meaning !== null && meaning.suggestions.some(({ kind }) => kind === 'provider');
  return isAboutPeople || isTrade || isName ? 'providers' : 'services';
}
