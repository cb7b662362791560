import { STALE_MS } from '../../kit/stale-ms.ts';
import type { Orpc } from '../../kit/orpc.ts';

/** What admins sent or will send, page by page. */
export function announcementsQuery(orpc: Orpc) {
  return orpc.notifications.listAnnouncements.infiniteOptions({
    input: (cursor: string | undefined) => ({ limit: 24, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: STALE_MS,
  });
}

/** The newest people whom a text finds, for choosing one. */
export function foundPeopleQuery(orpc: Orpc, text: string) {
  return orpc.admin.listPeople.queryOptions({ input: { text, limit: 6 }, staleTime: STALE_MS });
}
