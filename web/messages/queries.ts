import type { Orpc } from '../kit/orpc.ts';

const PAGE = 20;

/** The own chats, page by page. */
export function chatsQuery({ messages }: Orpc) {
  return messages.listChats.infiniteOptions({
    input: (cursor: string | undefined) => ({ limit: PAGE, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: 0,
  });
}

/** The shortest list of chats, for its count of unread messages. */
export function unreadQuery({ messages }: Orpc) {
  return messages.listChats.queryOptions({ input: { limit: 1 } });
}

/** One chat, with the marks of both people. */
export function chatQuery({ messages }: Orpc, id: string) {
  return messages.getChat.queryOptions({ input: { id }, staleTime: 0 });
}

/** Messages of the own chats with these words, page by page. */
export function searchQuery({ messages }: Orpc, q: string) {
  return messages.searchMessages.infiniteOptions({
    input: (cursor: string | undefined) => ({ limit: PAGE, q, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** The photos of an own request. */
export function requestPhotosQuery({ messages }: Orpc, id: string) {
  return messages.listRequestPhotos.queryOptions({ input: { id } });
}
