import type { Orpc } from '../kit/orpc.ts';

/** So many messages of a session are shown at first, and with each press on "older". */
const PART = 50;

export const activeSupportQuery = (orpc: Orpc) => orpc.support.getActiveSupport.queryOptions({ input: {} });

/** The messages of a session from the newest part on, and the older ones before it. 7.27 */
export function supportMessagesQuery(orpc: Orpc, id: string) {
  return orpc.support.listSupportMessages.infiniteOptions({
    input: (before: number | undefined) => ({ id, limit: PART, ...(before !== undefined && { before }) }),
    initialPageParam: undefined,
    getNextPageParam: ({ items }) => (items[0] !== undefined && items[0].seq > 1 ? items[0].seq : undefined),
  });
}

/** The sessions of the person, newest first. */
export function ownSupportQuery(orpc: Orpc) {
  return orpc.support.listMySupportSessions.infiniteOptions({
    input: (cursor: string | undefined) => ({ limit: 10, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: ({ next_cursor }) => next_cursor ?? undefined,
  });
}
