import type { StreamEvent } from '@hirfa/contract/realtime';
import type { QueryKey } from '@tanstack/react-query';
import type { Orpc } from '../orpc.ts';

interface Stale {
  /** Calls about the one thing that changed, by its `id`. */
  one?: readonly { key(about: { input: { id: string } }): QueryKey }[];
  /** Calls that show it among others. */
  all?: readonly { key(): QueryKey }[];
}

type Change = StreamEvent['type'];

/**
 * The one list of what a live message makes stale, for every screen. Each call that reads is in it, or in the list of
 * its test with the reason why it is not live. What admins look at, which is logged, is read again only where it has
 * changed itself.
 */
const STALE: Record<Change, (orpc: Orpc) => Stale> = {
  booking_changed: ({ bookings, messages, admin }) => ({
    one: [bookings.getBooking, bookings.checkPayment, messages.getChat, admin.getAnyBooking],
    all: [
      bookings.listBookings,
      bookings.listProviderBookings,
      bookings.getProviderHome,
      bookings.getCalendar,
      bookings.getEarnings,
      bookings.listEarnings,
      admin.listAllBookings,
    ],
  }),
  revenue_changed: ({ admin }) => ({ all: [admin.getDashboard, admin.listPayments] }),
  slots_changed: ({ bookings }) => ({ all: [bookings.listSlots, bookings.getCalendar] }),
  metrics_changed: ({ providers }) => ({ all: [providers.getOwnMetrics] }),
  notification_added: ({ notifications }) => ({ all: [notifications.listNotifications] }),
  notifications_read: ({ notifications }) => ({ all: [notifications.listNotifications] }),
  // A verification changes `is_provider` of the own account, the own application and the own public page.
  provider_changed: ({ accounts, providers, bookings, discovery, admin }) => ({
    one: [admin.getApplicant, discovery.getProvider],
    all: [
      accounts.getMe,
      accounts.getCurrentUserRole,
      providers.getOwnProvider,
      providers.getApplication,
      providers.getChangeRequest,
      providers.getAvailability,
      providers.listOwnCards,
      bookings.getProviderHome,
      bookings.getCalendar,
      admin.adminGetAllProviderProfiles,
      admin.listQueue,
      admin.listAuditLog,
      admin.listPeople,
      admin.getDashboard,
    ],
  }),
  profile_changed: ({ accounts }) => ({ all: [accounts.getMe] }),
  roles_changed: ({ accounts }) => ({
    all: [accounts.getMe, accounts.getCurrentUserRole, accounts.getSecondFactor],
  }),
  message: ({ messages }) => ({ one: [messages.listMessages] }),
  message_hidden: ({ messages }) => ({ one: [messages.listMessages] }),
  chat: ({ messages }) => ({ one: [messages.getChat], all: [messages.listChats, messages.searchMessages] }),
  support_message: ({ support, admin }) => ({
    one: [support.listSupportMessages],
    all: [support.listSupportInbox, admin.listQueue],
  }),
  support_session: ({ support, admin }) => ({
    one: [support.listSupportMessages, support.getSupportSession],
    all: [support.getActiveSupport, support.listMySupportSessions, support.listSupportInbox, admin.listQueue],
  }),
  queue_changed: ({ admin }) => ({ all: [admin.listQueue, admin.listJobs] }),
};

/** What a change of one thing makes stale. */
export function staleAfter(change: Change, id: string, orpc: Orpc): QueryKey[] {
  const { one = [], all = [] } = STALE[change](orpc);
  return [...one.map((call) => call.key({ input: { id } })), ...all.map((call) => call.key())];
}

/** Calls of bookings whose answers show by a version whether they are stale (`refetch-changed-bookings.ts`). */
export const versionedCalls = ({ bookings }: Orpc) => [
  bookings.getBooking,
  bookings.listBookings,
  bookings.listProviderBookings,
];

/** What may be stale where it is unknown what has changed, without those calls. */
export function perhapsStale(orpc: Orpc): QueryKey[] {
  const versioned = new Set<unknown>(versionedCalls(orpc));
  const calls = Object.values(STALE).flatMap((stale) => [...(stale(orpc).all ?? []), ...(stale(orpc).one ?? [])]);
  return [...new Set(calls)].filter((call) => !versioned.has(call)).map((call) => Reflect.apply(call.key, call, []));
}
