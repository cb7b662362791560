import type { NotificationKind } from '@hirfa/domain/notifications';

/** Whether the news is good, needs attention, or is bad; all others are plain. */
const TONES: Partial<Record<NotificationKind, 'ok' | 'warn' | 'bad'>> = {
  booking_confirmed: 'ok',
  booking_completed: 'ok',
  payment_received: 'ok',
  job_settled: 'ok',
  referral_earned: 'ok',
  referral_reversed: 'warn',
  booking_declined: 'warn',
  booking_expired: 'warn',
  booking_cancelled: 'warn',
  job_cancelled: 'warn',
  request_withdrawn: 'warn',
  payment_failed: 'bad',
  provider_approved: 'ok',
  provider_reinstated: 'ok',
  change_approved: 'ok',
  provider_rejected: 'warn',
  provider_suspended: 'warn',
  change_rejected: 'warn',
  contacts_found: 'warn',
};

export const toneOf = (type: NotificationKind) => TONES[type] ?? 'plain';
