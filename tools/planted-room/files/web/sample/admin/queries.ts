import { STALE_MS } from '../../kit/stale-ms.ts';
import type { Orpc } from '../../kit/orpc.ts';

/** The samples of all people, page by page. */
export function samplesQuery({ sample }: Orpc) {
  return sample.listSamples.infiniteOptions({
    input: (cursor: string | undefined) => ({ limit: 24, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: STALE_MS,
  });
}
