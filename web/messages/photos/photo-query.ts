import { queryOptions } from '@tanstack/react-query';
import type { SessionContext } from '../../kit/session-context.ts';

export const photoKey = (messageId: string) => ['chat-photo', messageId];

/** The picture of a message, kept while it is shown and a few minutes longer. It never changes. */
export function photoQuery(session: () => SessionContext, messageId: string) {
  return queryOptions({
    queryKey: photoKey(messageId),
    queryFn: ({ signal }) => loadPhoto(session(), messageId, signal),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: 2,
  });
}

async function loadPhoto(session: SessionContext, messageId: string, signal: AbortSignal): Promise<Blob> {
  const authorization = (await session.authorization()) ?? '';
  const answer = await fetch(`/chat-photos/${messageId}`, { headers: { authorization }, signal });
  if (answer.status === 401) session.callRefused();
  if (!answer.ok) throw new Error(`the photo was refused with ${answer.status}`);
  return answer.blob();
}
