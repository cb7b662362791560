import type { Day } from '@hirfa/domain/market';
import type { Orpc } from '../../../kit/orpc.ts';
import { STALE_MS } from '../../../kit/stale-ms.ts';

const PAGE = 20;

/** A provider's earnings of some weeks, from that of a day. */
export function earningsQuery(orpc: Orpc, from: Day, weeks: number) {
  return orpc.bookings.getEarnings.queryOptions({ input: { from, weeks }, staleTime: STALE_MS });
}

/** The jobs of a week, page by page. */
export function earningsLinesQuery(orpc: Orpc, week: Day) {
  return orpc.bookings.listEarnings.infiniteOptions({
    input: (cursor: string | undefined) => ({ week, limit: PAGE, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: STALE_MS,
  });
}
