import type { Orpc } from '../orpc.ts';
import { rareData } from '../rare-data/rare-data.ts';

/** The cities in which providers work, with their areas. */
export function citiesQuery(orpc: Orpc) {
  return { ...orpc.catalogue.listCities.queryOptions({ input: {} }), ...rareData };
}
