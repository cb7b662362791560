import type { BookingStatus } from '@hirfa/domain/bookings';
import type { Day } from '@hirfa/domain/market';
import { LOOK } from '../../kit/admin/query-options.ts';
import { STALE_MS } from '../../kit/stale-ms.ts';
import type { Orpc } from '../../kit/orpc.ts';

/** Which bookings are listed; days are those of Cairo. */
export const BOOKING_FIELDS = ['text', 'part', 'service', 'status', 'from', 'until'] as const;
export interface BookingSearch {
  text?: string;
  part?: 'customer' | 'provider';
  service?: string;
  status?: BookingStatus;
  from?: Day;
  until?: Day;
}

/** Bookings, page by page, the latest start first. */
export function allBookingsQuery(orpc: Orpc, search: BookingSearch) {
  return orpc.admin.listAllBookings.infiniteOptions({
    input: (cursor: string | undefined) => ({ ...search, limit: 24, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: STALE_MS,
  });
}

/** A booking as it is now: it is read again, and logged again, when it has changed. */
export function anyBookingQuery({ admin }: Orpc, id: string) {
  return admin.getAnyBooking.queryOptions({ input: { id }, ...LOOK });
}

/** What else shows a bank what happened with a booking: each look is logged. */
export function evidenceQuery({ messages }: Orpc, id: string) {
  return messages.getEvidence.queryOptions({ input: { id }, ...LOOK });
}
