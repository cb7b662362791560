import type { NotificationKind, NotificationMetadata } from '@hirfa/domain/notifications';
import type { Reader } from './route-of.ts';

/** What notifications can be about. */
interface Things {
  booking_id: string;
  provider_id: string;
  session_id: string;
  user_id: string;
}

/** Who gets a notification, and what the server says that it is about. */
interface Sent {
  to: readonly Exclude<Reader, 'visitor'>[];
  about: NotificationMetadata;
}

const EVERYBODY = ['customer', 'provider', 'admin'] as const;

/** What is sent of each type. Every person can be the customer of a booking, also a provider and an admin. */
export function sentNotifications(things: Things): Record<NotificationKind, readonly Sent[]> {
  const { booking_id, provider_id, session_id, user_id } = things;
  const ofCustomer: Sent[] = [{ to: EVERYBODY, about: { booking_id } }];
  const ofProvider: Sent[] = [{ to: ['provider'], about: { booking_id } }];
  const ofEither: Sent[] = [
    { to: EVERYBODY, about: { booking_id, part: 'customer', user_id } },
    { to: ['provider'], about: { booking_id, part: 'provider', user_id } },
  ];
  const ofApplicant: Sent[] = [{ to: ['customer', 'provider'], about: { provider_id } }];
  const ofVerified: Sent[] = [{ to: ['provider'], about: { provider_id } }];
  const ofDesk: Sent[] = [{ to: ['admin'], about: { session_id, user_id } }];
  const toAll: Sent[] = [
    { to: EVERYBODY, about: { topic: 'all-user', priority: 'normal', sound: 'notification_1' } },
    { to: EVERYBODY, about: { topic: 'all-user', path: '/services?q=oud', priority: 'high', sound: 'booking_alert' } },
  ];
  return {
    job_request: ofProvider,
    request_withdrawn: ofProvider,
    job_cancelled: ofProvider,
    job_reminder: ofProvider,
    job_settled: ofProvider,
    booking_confirmed: ofCustomer,
    booking_declined: ofCustomer,
    booking_expired: ofCustomer,
    booking_cancelled: ofCustomer,
    booking_reminder: ofCustomer,
    booking_started: ofCustomer,
    booking_completed: ofCustomer,
    payment_received: ofCustomer,
    payment_failed: ofCustomer,
    refund_issued: ofCustomer,
    new_message: ofEither,
    report_decided: ofEither,
    support_reply: [{ to: EVERYBODY, about: { session_id } }],
    support_message: ofDesk,
    support_waiting: ofDesk,
    provider_approved: ofVerified,
    provider_reinstated: ofVerified,
    change_approved: ofVerified,
    change_rejected: ofVerified,
    provider_rejected: ofApplicant,
    provider_reset: ofApplicant,
    provider_suspended: ofApplicant,
    new_application: [{ to: ['admin'], about: { provider_id, user_id } }],
    new_user_registered: [{ to: ['admin'], about: { user_id } }],
    work_failed: [{ to: ['admin'], about: {} }],
    promotion: toAll,
    update: toAll,
  };
}
