import { DATA_CACHE } from '@hirfa/domain/screens';
import { t } from '@lingui/core/macro';
import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { meQuery } from '../../accounts/index.ts';
import { bookingQuery } from '../../bookings/index.ts';
import { applicationQuery } from '../../providers/index.ts';
import { isNotFoundError } from '../../kit/not-found.ts';
import { toast } from '../../ui/toasts/toast.ts';
import { withProfile } from './with-profile.ts';

/**
 * The guard of providers' pages, open to suspended ones too: admins are redirected to their dashboard, others to the
 * onboarding form or its status. Admins and the customer of the booking in the address are redirected to their page of
 * it, or to its chat. 2.35, 2.36, 2.60, 2.61
 */
export const Route = createFileRoute('/_frame/_signed-in/_provider-area')({
  beforeLoad: async ({ context: { queryClient, orpc, i18n }, search, location, preload }) => {
    // The cached account grants no access: the role must come from the server.
    const ofServer = queryClient.fetchQuery({ ...meQuery(orpc), staleTime: DATA_CACHE.staleMs });
    const me = await withProfile(location, ofServer);
    const bookingId = 'openBooking' in search && typeof search.openBooking === 'string' ? search.openBooking : '';
    if (me.roles.includes('admin')) {
      if (bookingId !== '') throw redirect({ to: '/admin/bookings/$bookingId', params: { bookingId } });
      if (!preload) toast({ title: t(i18n)`This page is for providers. Here is your admin dashboard.` });
      throw redirect({ to: '/admin/dashboard' });
    }
    if (me.is_provider) return;
    // The open bookings of a suspended provider stay theirs.
    const own = await queryClient.fetchQuery({ ...applicationQuery(orpc), staleTime: 0 });
    if (own.status === 'verified') return;
    if (bookingId !== '' && (await isTheirs(queryClient.ensureQueryData(bookingQuery(orpc, bookingId)))))
      throw 'tab' in search && search.tab === 'chat'
        ? redirect({ to: '/messages/$chatId', params: { chatId: bookingId } })
        : redirect({ to: '/booking-confirmation/$bookingId', params: { bookingId } });
    // They may have been approved since their account was read.
    const now = await queryClient.fetchQuery({ ...meQuery(orpc), staleTime: 0 });
    if (!now.is_provider) throw redirect({ to: '/onboarding/community' });
  },
  component: Outlet,
});

/** Whether this person takes part in a booking, which nobody else can read. */
async function isTheirs(booking: Promise<unknown>): Promise<boolean> {
  try {
    await booking;
    return true;
  } catch (error) {
    if (isNotFoundError(error)) return false;
    throw error;
  }
}
