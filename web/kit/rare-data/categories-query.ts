import type { Orpc } from '../orpc.ts';
import { rareData } from './rare-data.ts';

/** All categories. */
export function categoriesQuery(orpc: Orpc) {
  return { ...orpc.catalogue.listCategories.queryOptions({ input: {} }), ...rareData };
}
