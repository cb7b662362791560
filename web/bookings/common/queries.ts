import type { Day } from '@hirfa/domain/market';
import type { Orpc } from '../../kit/orpc.ts';
import { STALE_MS } from '../../kit/stale-ms.ts';

const PAGE = 12;

export function bookingQuery(orpc: Orpc, id: string) {
  return orpc.bookings.getBooking.queryOptions({ input: { id }, staleTime: STALE_MS });
}

/** A package with all of its bookings. */
export function packageQuery(orpc: Orpc, id: string) {
  return orpc.bookings.getPackage.queryOptions({ input: { id }, staleTime: STALE_MS });
}

/** A booking that is being paid, and what the gateway says about it: always asked again. */
export function paymentQuery(orpc: Orpc, id: string) {
  return { ...orpc.bookings.checkPayment.queryOptions({ input: { id } }), staleTime: 0 };
}

export type BookingsList = 'upcoming' | 'past';

/** The customer's own bookings, page by page. */
export function bookingsQuery(orpc: Orpc, list: BookingsList) {
  return orpc.bookings.listBookings.infiniteOptions({
    input: (cursor: string | undefined) => ({ list, limit: PAGE, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: STALE_MS,
  });
}

/** The customer's next booking. */
export function nextBookingQuery(orpc: Orpc) {
  return orpc.bookings.listBookings.queryOptions({ input: { list: 'upcoming', limit: 1 }, staleTime: STALE_MS });
}

/** What a provider needs to know first. */
export function providerHomeQuery(orpc: Orpc) {
  return orpc.bookings.getProviderHome.queryOptions({ input: {}, staleTime: STALE_MS });
}

/** A provider's calendar on some days. */
export function calendarQuery(orpc: Orpc, from: Day, days: number) {
  return orpc.bookings.getCalendar.queryOptions({ input: { from, days }, staleTime: STALE_MS });
}

/** What is booked of a provider from now on. */
export function bookedDatesQuery(orpc: Orpc) {
  return orpc.bookings.listBookedDates.queryOptions({ input: {}, staleTime: STALE_MS });
}

export type ProviderList = 'requests' | 'today' | 'upcoming' | 'past';

/** A provider's bookings, page by page. */
export function providerBookingsQuery(orpc: Orpc, list: ProviderList) {
  return orpc.bookings.listProviderBookings.infiniteOptions({
    input: (cursor: string | undefined) => ({ list, limit: PAGE, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: STALE_MS,
  });
}

/** The customers whom the provider has blocked, page by page. */
export function blockedCustomersQuery(orpc: Orpc) {
  return orpc.bookings.listBlockedCustomers.infiniteOptions({
    input: (cursor: string | undefined) => ({ limit: PAGE, ...(cursor && { cursor }) }),
    initialPageParam: undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    staleTime: STALE_MS,
  });
}

/** What the person waits for. */
export function waitsQuery(orpc: Orpc) {
  return orpc.bookings.listWaits.queryOptions({ input: {} });
}

/** How many people wait for the days of a provider. */
export function waitingQuery(orpc: Orpc, from: Day, days: number) {
  return orpc.bookings.countWaiting.queryOptions({ input: { from, days } });
}
