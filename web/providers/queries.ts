import type { Orpc } from '../kit/orpc.ts';

/** The provider profile of the signed-in person. */
export function ownProviderQuery(orpc: Orpc) {
  return orpc.providers.getOwnProvider.queryOptions({ input: {} });
}
