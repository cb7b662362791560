import { type Asked, changed } from '../filters/asked.ts';
import { type FilterName, filtersOf, type ProviderSearch } from '../filters/provider-search.ts';

/** The searches without one of the filters, which the page reads where nobody is found. */
export const waysOut = (of: Asked): { name: FilterName; search: ProviderSearch }[] =>
  filtersOf(of.search).map((name) => ({ name, search: changed(of, name) }));
