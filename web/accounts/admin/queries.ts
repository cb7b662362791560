import { LOOK } from '../../kit/admin/query-options.ts';
import { STALE_MS } from '../../kit/stale-ms.ts';
import type { Orpc } from '../../kit/orpc.ts';

/** Which people are listed: those found by a text, only the admins or the suspended. */
export interface PeopleFilter {
  text?: string | undefined;
  only?: 'admins' | 'suspended' | undefined;
}

/** People, page by page, newest first. */
export function peopleQuery(orpc: Orpc, { text, only }: PeopleFilter) {
  return orpc.admin.listPeople.infiniteOptions({
    input: (cursor: string | undefined) => ({
      limit: 24,
      ...(text && { text }),
      ...(only && { only }),
      ...(cursor && { cursor }),
    }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: STALE_MS,
  });
}

/** A person; no live message is sent about its changes. */
export function personQuery({ admin }: Orpc, id: string) {
  return admin.getPerson.queryOptions({ input: { id }, ...LOOK });
}

export function authStatisticsQuery(orpc: Orpc) {
  return orpc.admin.getAuthStatistics.queryOptions({ input: {}, staleTime: STALE_MS });
}
