import type { Orpc } from '../kit/orpc.ts';
import { rareData } from '../kit/rare-data/rare-data.ts';

/** How to reach the operator, and when the team answers. */
export function contactQuery(orpc: Orpc) {
  return { ...orpc.support.getContact.queryOptions({ input: {} }), ...rareData };
}
