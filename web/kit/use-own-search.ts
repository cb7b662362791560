// @with-first-page
import { type AnyRoute, useMatch } from '@tanstack/react-router';

/**
 * The search parameters of a page as its `validateSearch` read them. The router's own hook also has those that the page
 * does not know, and those that it refused.
 */
export function useOwnSearch<Page extends AnyRoute>(page: Page): Page['types']['fullSearchSchema'] {
  const { _strictSearch } = useMatch({ from: page.id });
  return _strictSearch;
}
