import { type NotificationKind, type NotificationMetadata, NOTIFICATIONS } from '@hirfa/domain/notifications';
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

/** What is sent of a type. Every person can be the customer of a booking, also a provider and an admin. */
export function sentNotifications(things: Things): (type: NotificationKind) => readonly Sent[] {
  const { booking_id, provider_id, session_id, user_id } = things;
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
  /** By who gets it: the people of a booking hear of it. */
  const usual: Record<(typeof NOTIFICATIONS)[NotificationKind]['to'], Sent[]> = {
    customer: [{ to: EVERYBODY, about: { booking_id } }],
    provider: [{ to: ['provider'], about: { booking_id } }],
    either: ofEither,
    admin: [{ to: ['admin'], about: {} }],
    anybody: [{ to: EVERYBODY, about: {} }],
  };
  const others: Partial<Record<NotificationKind, readonly Sent[]>> = {
    support_reply: [{ to: EVERYBODY, about: { session_id } }],
    support_message: ofDesk,
    support_waiting: ofDesk,
    provider_approved: ofVerified,
    provider_reinstated: ofVerified,
    change_approved: ofVerified,
    change_rejected: ofVerified,
    contacts_found: ofVerified,
    provider_rejected: ofApplicant,
    provider_reset: ofApplicant,
    provider_suspended: ofApplicant,
    new_application: [{ to: ['admin'], about: { provider_id, user_id } }],
    new_user_registered: [{ to: ['admin'], about: { user_id } }],
    waitlist_free: [{ to: ['customer'], about: { path: `/booking/${provider_id}` } }],
    favourite_free: [{ to: ['customer', 'admin'], about: { path: `/provider/${provider_id}` } }],
    promotion: toAll,
    update: toAll,
  };
  return (type) => others[type] ?? usual[NOTIFICATIONS[type].to];
}
