import type { Orpc } from '../../kit/orpc.ts';

/** The ids of whom the person has saved. */
export function favouriteIdsQuery(orpc: Orpc) {
  return orpc.discovery.listFavouriteIds.queryOptions({ input: {} });
}

/** Whom the person has saved, page by page. */
export function favouritesQuery(orpc: Orpc) {
  return orpc.discovery.listFavourites.infiniteOptions({
    input: (cursor: string | undefined) => ({ limit: 6, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}
