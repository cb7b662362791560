import type { Orpc } from '../orpc.ts';
import { STALE_MS } from '../stale-ms.ts';

/** The whole catalogue, also what visitors do not see. Rates refer to its categories. */
export function catalogueQuery(orpc: Orpc) {
  return orpc.admin.getWholeCatalogue.queryOptions({ input: {}, staleTime: STALE_MS });
}
