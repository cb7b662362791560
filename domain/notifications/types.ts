import type { Part } from '../bookings/index.ts';

/** How one type of notification is delivered; its texts are in templates/. */
interface NotificationType {
  /** Who receives it: the customer or the provider of a booking, or all admins. */
  to: Part;
  /** How long its toast is shown. 9.24 */
  toastMs: number;
  priority: 'normal' | 'high';
  /** Whether it is sent as a mail too: to people who want mails, or to everybody. */
  mail: 'never' | 'wanted' | 'always';
  sound: 'notification_1' | 'booking_alert';
}

const USUAL = { toastMs: 8000, priority: 'normal', sound: 'notification_1', mail: 'never' } as const;
const MAILED = { mail: 'wanted' } as const;
/** Notifications of providers that need attention have a high priority and their own sound. 9.28 */
const LOUD = { priority: 'high', sound: 'booking_alert' } as const;
/** What admins decided about a provider or applicant. */
const DECIDED = { to: 'provider', mail: 'always', toastMs: 10_000 } as const;

/** The catalogue of notifications: one row for each type. Defaults 9.27, toast durations 9.24. */
export const NOTIFICATIONS = {
  job_request: { ...LOUD, ...MAILED, to: 'provider', toastMs: 15_000 },
  request_withdrawn: { ...USUAL, ...LOUD, to: 'provider' },
  booking_confirmed: { ...USUAL, ...MAILED, to: 'customer' },
  booking_declined: { ...USUAL, ...MAILED, to: 'customer' },
  booking_expired: { ...USUAL, ...MAILED, to: 'customer' },
  booking_cancelled: { ...USUAL, ...MAILED, to: 'customer' },
  job_cancelled: { ...USUAL, ...LOUD, ...MAILED, to: 'provider' },
  booking_reminder: { ...USUAL, ...MAILED, to: 'customer' },
  job_reminder: { ...USUAL, ...LOUD, ...MAILED, to: 'provider' },
  booking_started: { ...USUAL, to: 'customer' },
  booking_completed: { ...USUAL, to: 'customer' },
  job_settled: { ...USUAL, ...LOUD, to: 'provider' },
  payment_received: { ...USUAL, to: 'customer', toastMs: 10_000 },
  payment_failed: { ...USUAL, to: 'customer', toastMs: 10_000 },
  refund_issued: { ...USUAL, mail: 'always', to: 'customer', toastMs: 10_000 },
  provider_approved: { ...USUAL, ...DECIDED },
  provider_rejected: { ...USUAL, ...DECIDED },
  provider_suspended: { ...USUAL, ...DECIDED },
  provider_reinstated: { ...USUAL, ...DECIDED },
  change_approved: { ...USUAL, ...DECIDED },
  change_rejected: { ...USUAL, ...DECIDED },
  new_application: { ...USUAL, to: 'admin', mail: 'wanted', toastMs: 10_000 },
  new_user_registered: { ...USUAL, to: 'admin', toastMs: 10_000 },
  work_failed: { ...USUAL, to: 'admin', priority: 'high' },
} as const satisfies Record<string, NotificationType>;

export type NotificationKind = keyof typeof NOTIFICATIONS;
/** The types that follow from a decision of an admin about a provider or applicant. */
export const DECISION_TYPES = [
  'provider_approved',
  'provider_rejected',
  'provider_suspended',
  'provider_reinstated',
  'change_approved',
  'change_rejected',
] as const satisfies NotificationKind[];
export type DecisionKind = (typeof DECISION_TYPES)[number];
/** The types for admins. */
export const ADMIN_TYPES = [
  'new_application',
  'new_user_registered',
  'work_failed',
] as const satisfies NotificationKind[];
export type AdminKind = (typeof ADMIN_TYPES)[number];
/** The types that are sent before a booking starts. */
export const REMINDER_TYPES = ['booking_reminder', 'job_reminder'] as const satisfies NotificationKind[];
/** The types that are about a booking. */
export type BookingNotificationKind = Exclude<NotificationKind, DecisionKind | AdminKind>;
export const NOTIFICATION_TYPES = Object.keys(NOTIFICATIONS) as [NotificationKind, ...NotificationKind[]];
