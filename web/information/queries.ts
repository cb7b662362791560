import type { Orpc } from '../kit/orpc.ts';
import { rareData } from '../kit/rare-data/rare-data.ts';

/** The cities in which providers work, with their areas. */
export function citiesQuery(orpc: Orpc) {
  return { ...orpc.catalogue.listCities.queryOptions({ input: {} }), ...rareData };
}

/** How to reach the operator, and when the team answers. */
export function contactQuery(orpc: Orpc) {
  return { ...orpc.support.getContact.queryOptions({ input: {} }), ...rareData };
}
