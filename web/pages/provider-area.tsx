import { DATA_CACHE } from '@hirfa/domain/screens';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { meQuery } from '../accounts/index.ts';
import { bookingQuery } from '../bookings/index.ts';

/**
 * The guard of providers' pages: an admin has another desk, everybody else is sent home. Somebody who booked what the
 * address opens is sent to its page of theirs. 2.33, 2.35, 2.61
 */
export const Route = createFileRoute('/_frame/_signed-in/_provider-area')({
  beforeLoad: async ({ context: { queryClient, orpc }, search }) => {
    // What this browser remembers of somebody opens nothing.
    const me = await queryClient.fetchQuery({ ...meQuery(orpc), staleTime: DATA_CACHE.staleMs });
    if (me.roles.includes('admin')) throw redirect({ to: '/admin/dashboard' });
    if (me.is_provider) return;
    const bookingId = 'openBooking' in search && typeof search.openBooking === 'string' ? search.openBooking : '';
    const booking = bookingId && (await queryClient.ensureQueryData(bookingQuery(orpc, bookingId)).catch(() => null));
    throw booking ? redirect({ to: '/booking-confirmation/$bookingId', params: { bookingId } }) : redirect({ to: '/' });
  },
  component: Outlet,
});
