import { queryOptions } from '@tanstack/react-query';
import type { Orpc } from '../../kit/orpc.ts';
import type { SessionContext } from '../../kit/session-context.ts';

/** An address expires after a minute: on a slow line it is asked for anew. */
const ATTEMPTS = 2;
const GONE = 404;

/**
 * The picture of a page. Each load is a look, which is logged for admins, so that it is never repeated by itself: the
 * picture stays in memory while it is shown, and a minute longer.
 */
export function documentPageQuery(orpc: Orpc, session: () => SessionContext, id: string, page: number) {
  return queryOptions({
    queryKey: ['private-document', id, page],
    queryFn: ({ signal }) => loadPage(orpc, session(), { id, page }, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  });
}

async function loadPage(
  { providers }: Orpc,
  session: SessionContext,
  look: { id: string; page: number },
  signal: AbortSignal,
): Promise<Blob> {
  for (let attempt = 1; ; attempt += 1) {
    const { address } = await providers.lookAtDocument.call(look);
    const authorization = (await session.authorization()) ?? '';
    const answer = await fetch(address, { headers: { authorization }, signal, cache: 'no-store' });
    if (answer.ok) return answer.blob();
    if (answer.status !== GONE || attempt === ATTEMPTS)
      throw new Error(`the picture was refused with ${answer.status}`);
  }
}
