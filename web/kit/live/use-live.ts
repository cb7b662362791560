import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Orpc } from '../orpc.ts';
import { useOrpc } from '../use-orpc.ts';
import { connectLive, type Change } from './connect.ts';
import { setConnected } from './connected.ts';
import { refetchChangedBookings } from './refetch-changed-bookings.ts';

/** The page of a session reads it by itself: each read of an admin is logged, and admins hear of all sessions. */
const supportLists = ({ support, admin }: Orpc): QueryKey[] => [
  admin.listQueue.key(),
  support.listSupportInbox.key(),
  support.getActiveSupport.key(),
  support.listMySupportSessions.key(),
];

/** The queries to fetch again for each change. Bookings are fetched where one changed, and checked for `everything`. */
const KEYS: Record<Change, (orpc: Orpc) => QueryKey[]> = {
  booking_changed: ({ bookings }) => [bookings.key()],
  notification_added: ({ notifications }) => [notifications.key()],
  notifications_read: ({ notifications }) => [notifications.key()],
  revenue_changed: ({ admin }) => [admin.key()],
  // A verification changes `is_provider` of the own account, the own application and the own public page.
  provider_changed: ({ admin, accounts, providers, discovery, bookings }) => [
    admin.key(),
    accounts.key(),
    providers.key(),
    discovery.getProvider.key(),
    bookings.getProviderHome.key(),
    bookings.getCalendar.key(),
  ],
  slots_changed: ({ bookings }) => [bookings.listSlots.key()],
  metrics_changed: ({ providers }) => [providers.getOwnMetrics.key()],
  message: ({ messages }) => [messages.key()],
  message_hidden: ({ messages }) => [messages.key()],
  chat: ({ messages }) => [messages.key()],
  support_message: supportLists,
  support_session: supportLists,
  queue_changed: ({ admin }) => [admin.listQueue.key()],
  profile_changed: ({ accounts }) => [accounts.getMe.key()],
  roles: ({ accounts }) => [accounts.getMe.key(), accounts.getCurrentUserRole.key()],
  everything: ({ notifications, messages, support, admin, accounts, providers, bookings }) => [
    messages.key(),
    support.key(),
    bookings.getProviderHome.key(),
    bookings.getEarnings.key(),
    bookings.listEarnings.key(),
    bookings.getCalendar.key(),
    notifications.key(),
    admin.key(),
    accounts.key(),
    providers.key(),
  ],
};

/** Keeps what the page shows up to date while somebody is signed in. */
export function useLive(): void {
  const orpc = useOrpc();
  const session = useRouteContext({ from: '__root__', select: (context) => context.session });
  const queryClient = useQueryClient();
  useEffect(() => {
    if (session === null) return;
    return connectLive({
      authorization: session.authorization,
      onRefused: session.callRefused,
      onConnected: setConnected,
      onChanges: (changes) => {
        for (const queryKey of [...changes].flatMap((change) => KEYS[change](orpc)))
          void queryClient.invalidateQueries({ queryKey });
        if (changes.has('everything') && !changes.has('booking_changed'))
          void refetchChangedBookings(queryClient, orpc);
      },
    });
  }, [orpc, session, queryClient]);
}
