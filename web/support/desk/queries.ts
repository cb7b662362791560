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

/** A session with what is beside it. Each read is logged, so only what changes it makes it old. */
export const sessionQuery = (orpc: Orpc, id: string) =>
  orpc.support.getSupportSession.queryOptions({ input: { id }, refetchOnWindowFocus: false });
