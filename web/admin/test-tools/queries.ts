import type { Orpc } from '../../kit/orpc.ts';

/** How often a page asks whether a booking is gone. */
const POLL_MS = 1000;

/** Refused with `not_found` where the test tools are off. */
export function testToolsQuery(orpc: Orpc) {
  return orpc.admin.getTestTools.queryOptions({
    input: {},
    retry: false,
    refetchInterval: ({ state }) => (state.data !== undefined && state.data.deleting > 0 ? POLL_MS : false),
  });
}

/** What becomes of a deletion, until the booking is gone. */
export function deletionQuery(orpc: Orpc, booking_id: string) {
  return orpc.admin.getBookingDeletion.queryOptions({
    input: { booking_id },
    refetchInterval: ({ state }) => (state.data?.deleted_at == null ? POLL_MS : false),
  });
}
