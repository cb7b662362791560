import type { Orpc } from '../../kit/orpc.ts';

export const INBOXES = ['waiting', 'mine', 'all', 'ended'] as const;
export type Inbox = (typeof INBOXES)[number];

/** Without a line, an inbox is read so often. */
const POLL_MS = 15_000;

/** The sessions of an inbox, and how many each inbox of active ones has. */
export function inboxQuery(orpc: Orpc, show: Inbox, isConnected: boolean) {
  return orpc.support.listSupportInbox.infiniteOptions({
    input: (cursor: string | undefined) => ({ show, limit: 30, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
    refetchInterval: isConnected ? false : POLL_MS,
  });
}

/** A session with what is beside it. Each reading is logged as a look, so only what changes it makes it stale. */
export const sessionQuery = (orpc: Orpc, id: string) =>
  orpc.support.getSupportSession.queryOptions({
    input: { id },
    staleTime: Infinity,
    refetchOnWindowFocus: true,
    meta: { isLoggedLook: true },
  });
