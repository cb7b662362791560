import { queryOptions } from '@tanstack/react-query';
import type { SessionContext } from '../../kit/session-context.ts';

/** The address of a picture: of a message of a chat or a support session, in a review, or of a problem or receipt. */
export const photoAddress = (of: 'chat' | 'support' | 'review' | 'problem' | 'receipt', id: string): string =>
  `/${of}-photos/${id}`;

export const photoKey = (address: string) => ['photo', address];

/** The picture at an address, kept while it is shown and a few minutes longer. It never changes. */
export function photoQuery(session: () => SessionContext, address: string) {
  return queryOptions({
    queryKey: photoKey(address),
    queryFn: ({ signal }) => loadPhoto(session(), address, signal),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: 2,
  });
}

async function loadPhoto(session: SessionContext, address: string, signal: AbortSignal): Promise<Blob> {
  const authorization = (await session.authorization()) ?? '';
  const answer = await fetch(address, { headers: { authorization }, signal });
  if (answer.status === 401) await session.callRefused();
  if (!answer.ok) throw new Error(`the photo was refused with ${answer.status}`);
  return answer.blob();
}
