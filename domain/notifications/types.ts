import type { Part } from '../bookings/index.ts';
import type { SoundName } from '../sounds/index.ts';

/** What a notification is about; people choose for each group how they are notified, and filter their list by it. */
export const NOTIFICATION_GROUPS = ['bookings', 'money', 'messages', 'account', 'favourites', 'news'] as const;
export type NotificationGroup = (typeof NOTIFICATION_GROUPS)[number];

/** How long toasts are shown, in milliseconds. 9.24 */
export const TOAST_MS = {
  job_request: 15_000,
  payment: 10_000,
  confirmation: 8000,
  support: 12_000,
  admin_request: 10_000,
  promotion: 10_000,
  update: 5000,
} as const;

/** How one type of notification is delivered; its texts are in templates/. */
interface NotificationType {
  /** Who receives it: the customer or the provider of a booking, one or the other of them, admins, or anybody. */
  to: Part | 'either' | 'anybody';
  group: NotificationGroup;
  /** How long its toast is shown. 9.24 */
  toastMs: number;
  priority: 'normal' | 'high';
  /** Whether it is sent as a mail too: to people who want mails, or to everybody. */
  mail: 'never' | 'wanted' | 'always';
  /**
   * Whether it is also sent as a text message to who wants those, where no push reached them: what cannot wait, and
   * what is about their money. Reminders only within the last hour.
   */
  text: 'never' | 'wanted' | 'last_hour';
  /** Where it is notification_1, people choose another one (`soundFor`). */
  sound: SoundName;
}

const USUAL = {
  group: 'bookings',
  toastMs: TOAST_MS.confirmation,
  priority: 'normal',
  sound: 'notification_1',
  mail: 'never',
  text: 'never',
} as const;
const MONEY = { group: 'money', toastMs: TOAST_MS.payment } as const;
const MAILED = { mail: 'wanted' } as const;
const TEXTED = { text: 'wanted' } as const;
const REMINDS = { ...MAILED, text: 'last_hour' } as const;
/** Notifications of providers that need attention have a high priority and their own sound. 9.28 */
const LOUD = { priority: 'high', sound: 'booking_alert' } as const;
/** What admins decided about a provider or applicant. */
const DECIDED = {
  ...USUAL,
  group: 'account',
  to: 'provider',
  mail: 'always',
  toastMs: 10_000,
  sound: 'admin_to_provider_message',
} as const;
/** What waits for an admin, or is news to them. */
const FOR_ADMINS = { ...USUAL, group: 'account', to: 'admin', toastMs: TOAST_MS.admin_request } as const;

/** Of live support: an answer for the person, and what waits for the team. 9.24, 9.29 */
const SUPPORT = { ...USUAL, group: 'messages', toastMs: TOAST_MS.support } as const;

/** Of the reviews of a booking, for either of its two people. */
const REVIEWED = { ...USUAL, to: 'either' } as const;

/** Of credit that somebody has by an invitation: it leads to their invitations. */
const CREDITED = { ...USUAL, ...MONEY, mail: 'always', to: 'anybody' } as const;

/** What admins write to a topic or a person. */
const ANNOUNCED = { ...USUAL, group: 'news', to: 'anybody' } as const;

/** What happens to a booking, and what its people are reminded of. */
const OF_BOOKINGS = {
  job_request: { ...USUAL, ...LOUD, ...MAILED, ...TEXTED, to: 'provider', toastMs: TOAST_MS.job_request },
  request_withdrawn: { ...USUAL, ...LOUD, to: 'provider' },
  booking_confirmed: { ...USUAL, ...MAILED, ...TEXTED, to: 'customer', sound: 'provider_assignment' },
  booking_declined: { ...USUAL, ...MAILED, ...TEXTED, to: 'customer' },
  booking_expired: { ...USUAL, ...MAILED, ...TEXTED, to: 'customer' },
  booking_cancelled: { ...USUAL, ...MAILED, ...TEXTED, to: 'customer', sound: 'urgent_booking' },
  job_cancelled: { ...USUAL, ...LOUD, ...MAILED, ...TEXTED, to: 'provider' },
  booking_reminder: { ...USUAL, ...REMINDS, to: 'customer' },
  job_reminder: { ...USUAL, ...LOUD, ...REMINDS, to: 'provider' },
  /** Other times: proposed by the other side, one of them accepted by it, or none. */
  booking_time_proposed: { ...USUAL, ...MAILED, to: 'customer' },
  job_time_proposed: { ...USUAL, ...LOUD, ...MAILED, to: 'provider' },
  booking_moved: { ...USUAL, ...MAILED, to: 'customer' },
  job_moved: { ...USUAL, ...LOUD, ...MAILED, to: 'provider' },
  booking_time_kept: { ...USUAL, ...MAILED, to: 'customer' },
  job_time_kept: { ...USUAL, ...MAILED, to: 'provider' },
  /** A problem: reported, taken back, waiting for an admin who has heard the provider, and decided. */
  job_problem: { ...USUAL, ...LOUD, ...MAILED, ...TEXTED, to: 'provider' },
  job_problem_withdrawn: { ...USUAL, ...MAILED, to: 'provider' },
  /** The provider says that another amount was paid in cash, or takes that back. */
  cash_questioned: { ...USUAL, ...MONEY, ...TEXTED, mail: 'always', to: 'customer', sound: 'urgent_booking' },
  cash_question_withdrawn: { ...USUAL, ...MAILED, to: 'customer' },
  problem_heard: { ...USUAL, ...MAILED, to: 'customer' },
  job_problem_heard: { ...USUAL, ...MAILED, to: 'provider' },
  problem_decided: { ...USUAL, ...MONEY, ...TEXTED, mail: 'always', to: 'customer' },
  job_problem_decided: { ...USUAL, ...MONEY, ...TEXTED, mail: 'always', to: 'provider' },
  /** The customer's bank has taken money back, returned it, kept it; and, for the provider, who bears that. */
  booking_charged_back: { ...USUAL, ...MONEY, mail: 'always', to: 'customer' },
  booking_charge_back_won: { ...USUAL, ...MONEY, mail: 'always', to: 'customer' },
  booking_charge_back_lost: { ...USUAL, ...MONEY, mail: 'always', to: 'customer' },
  job_charged_back: { ...USUAL, ...MONEY, mail: 'always', to: 'provider', sound: 'urgent_booking' },
  job_charge_back_won: { ...USUAL, ...MONEY, mail: 'always', to: 'provider' },
  job_charge_back_lost: { ...USUAL, ...MONEY, mail: 'always', to: 'provider' },
  job_charge_back_decided: { ...USUAL, ...MONEY, mail: 'always', to: 'provider' },
  /** Extra work: proposed, taken back, declined, paid, paid when its time was taken, and paid but not charged. */
  extra_proposed: { ...USUAL, ...MAILED, ...TEXTED, to: 'customer', sound: 'urgent_booking' },
  extra_withdrawn: { ...USUAL, ...MAILED, to: 'customer' },
  job_extra_declined: { ...USUAL, ...LOUD, ...MAILED, to: 'provider' },
  job_extra_added: { ...USUAL, ...LOUD, ...MONEY, mail: 'always', to: 'provider' },
  extra_time_taken: { ...USUAL, ...MONEY, mail: 'always', to: 'customer' },
  job_extra_time_taken: { ...USUAL, ...LOUD, ...MAILED, to: 'provider' },
  extra_released: { ...USUAL, ...MONEY, mail: 'always', to: 'customer' },
  booking_started: { ...USUAL, to: 'customer' },
  booking_completed: { ...USUAL, to: 'customer' },
  job_settled: { ...USUAL, ...LOUD, ...TEXTED, group: 'money', to: 'provider' },
  payment_received: { ...USUAL, ...MONEY, to: 'customer' },
  payment_failed: { ...USUAL, ...MONEY, ...TEXTED, to: 'customer', sound: 'urgent_booking' },
  refund_issued: { ...USUAL, ...MONEY, ...TEXTED, mail: 'always', to: 'customer' },
  /** A refund that can not go back by the rail, and its transfer, which was executed or came back. */
  refund_failed: { ...USUAL, ...MONEY, ...TEXTED, mail: 'always', to: 'customer', sound: 'urgent_booking' },
  refund_transferred: { ...USUAL, ...MONEY, mail: 'always', to: 'customer' },
  transfer_returned: { ...USUAL, ...MONEY, mail: 'always', to: 'customer', sound: 'urgent_booking' },
} as const satisfies Record<string, NotificationType>;

/** What admins decided about a provider or applicant. */
const DECISIONS = {
  provider_approved: DECIDED,
  provider_rejected: DECIDED,
  provider_reset: DECIDED,
  provider_suspended: DECIDED,
  provider_reinstated: DECIDED,
  change_approved: DECIDED,
  change_rejected: DECIDED,
  contacts_found: DECIDED,
} as const satisfies Record<string, NotificationType>;

/** The catalogue of notifications: one row for each type. Defaults 9.27, toast durations 9.24, sounds 9.29. */
export const NOTIFICATIONS = {
  ...OF_BOOKINGS,
  new_message: { ...USUAL, ...MAILED, group: 'messages', to: 'either', sound: 'provider_message' },
  report_decided: { ...USUAL, group: 'messages', to: 'either', sound: 'admin_to_provider_message' },
  review_asked: { ...REVIEWED, ...MAILED },
  review_reminder: { ...REVIEWED, ...MAILED },
  review_received: { ...REVIEWED, ...MAILED },
  referral_earned: CREDITED,
  referral_reversed: CREDITED,
  support_reply: { ...SUPPORT, ...MAILED, to: 'anybody', sound: 'admin_to_provider_message' },
  support_message: { ...SUPPORT, to: 'admin', sound: 'customer_message' },
  support_waiting: { ...SUPPORT, to: 'admin', priority: 'high', sound: 'urgent_booking' },
  ...DECISIONS,
  /** A customer has ended what was left of a package; both are told once. */
  package_stopped: { ...USUAL, ...MONEY, mail: 'always', to: 'customer' },
  job_package_stopped: { ...USUAL, ...LOUD, mail: 'always', to: 'provider' },
  /** The reference with which a customer pays at a kiosk. */
  reference_given: { ...USUAL, ...MONEY, mail: 'always', to: 'anybody' },
  /** A receipt, an invoice or a credit note of a settled booking. */
  invoice_issued: { ...USUAL, ...MONEY, mail: 'always', to: 'customer' },
  /** A payout that is on its way, and one that came back; and a new account for payouts. */
  payout_sent: { ...USUAL, ...MONEY, mail: 'always', to: 'provider' },
  payout_returned: { ...USUAL, ...LOUD, ...MONEY, mail: 'always', to: 'provider' },
  payout_account_changed: { ...USUAL, ...MONEY, mail: 'always', to: 'anybody' },
  /** A time that somebody waits for is free, and only they are told of it for a while. */
  waitlist_free: { ...USUAL, ...MAILED, toastMs: TOAST_MS.job_request, sound: 'provider_assignment', to: 'anybody' },
  favourite_free: { ...USUAL, group: 'favourites', to: 'anybody' },
  new_application: { ...FOR_ADMINS, sound: 'provider_to_admin_message' },
  new_user_registered: FOR_ADMINS,
  promotion: { ...ANNOUNCED, ...MAILED, toastMs: TOAST_MS.promotion },
  update: { ...ANNOUNCED, toastMs: TOAST_MS.update },
  work_failed: { ...FOR_ADMINS, toastMs: TOAST_MS.confirmation, priority: 'high', sound: 'admin_booking' },
} as const satisfies Record<string, NotificationType>;

export type NotificationKind = keyof typeof NOTIFICATIONS;
export const NOTIFICATION_TYPES = keysOf(NOTIFICATIONS);
/** The types that are about what happens to a booking. */
export type BookingNotificationKind = keyof typeof OF_BOOKINGS;
export const BOOKING_TYPES = keysOf(OF_BOOKINGS);
/** The types of which people hear by text message. */
export type TextedKind = {
  [Kind in NotificationKind]: (typeof NOTIFICATIONS)[Kind]['text'] extends 'never' ? never : Kind;
}[NotificationKind];
export const TEXTED_TYPES = NOTIFICATION_TYPES.filter(isTexted);
export function isTexted(type: NotificationKind): type is TextedKind {
  return NOTIFICATIONS[type].text !== 'never';
}
/** The types that follow from a decision of an admin about a provider or applicant. */
export type DecisionKind = keyof typeof DECISIONS;
export const DECISION_TYPES = keysOf(DECISIONS);
/** The types for admins. */
export type AdminKind = {
  [Kind in NotificationKind]: (typeof NOTIFICATIONS)[Kind]['to'] extends 'admin' ? Kind : never;
}[NotificationKind];
/** The types that admins write themselves. */
export const ANNOUNCEMENT_TYPES = ['update', 'promotion'] as const satisfies NotificationKind[];
export type AnnouncementKind = (typeof ANNOUNCEMENT_TYPES)[number];
/** The types that are sent when an admin has said what became of the transfer of a refund. */
export const TRANSFER_TYPES = ['refund_transferred', 'transfer_returned'] as const satisfies NotificationKind[];
export type TransferKind = (typeof TRANSFER_TYPES)[number];
/** The types that are sent before a booking starts. */
export const REMINDER_TYPES = ['booking_reminder', 'job_reminder'] as const satisfies NotificationKind[];
/** Whether the account of a person goes on, is suspended by an admin, or has ended. */
export type AccountState = 'open' | 'suspended' | 'ended';
/** What somebody has to know who cannot sign in: the suspension, and that nobody comes or is waited for. */
const DESPITE_SUSPENSION: ReadonlySet<NotificationKind> = new Set<NotificationKind>([
  'provider_suspended',
  'provider_reinstated',
  'booking_cancelled',
  'job_cancelled',
]);
/** Whether a person is notified of this: who is suspended only of money and the like, and nobody who has left. */
export function reaches(type: NotificationKind, state: AccountState): boolean {
  if (state !== 'suspended') return state === 'open';
  return NOTIFICATIONS[type].group === 'money' || DESPITE_SUSPENSION.has(type);
}
/** Whether a person has agreed to be told of this: to offers only who has said so. */
export function isAgreedTo(type: NotificationKind, { offers_enabled }: { offers_enabled: boolean }): boolean {
  return type !== 'promotion' || offers_enabled;
}

/** The types of a group. */
export function typesOf(group: NotificationGroup): NotificationKind[] {
  return NOTIFICATION_TYPES.filter((type) => NOTIFICATIONS[type].group === group);
}

/** The groups in which something is sent. */
export function usedGroups(): NotificationGroup[] {
  return NOTIFICATION_GROUPS.filter((group) => typesOf(group).length > 0);
}

/** Whether people choose about mails of a group: no mail of it is sent, some are optional, or all are always sent. */
export function mailsOf(group: NotificationGroup): 'none' | 'optional' | 'always' {
  const mails = typesOf(group).map((type) => NOTIFICATIONS[type].mail);
  if (mails.includes('wanted')) return 'optional';
  return mails.includes('always') ? 'always' : 'none';
}

function keysOf<Kind extends string>(types: Record<Kind, NotificationType>) {
  return Object.keys(types) as [Kind, ...Kind[]];
}
