import type { BookingNotificationKind } from '@hirfa/domain/notifications';

/** A change of a booking as its history has it. */
export interface Happened {
  event: string;
  part: string;
  to_status: string;
  from_payment_status: string | null;
}

const TOLD: Record<string, readonly BookingNotificationKind[]> = {
  fail_payment: ['payment_failed'],
  accept: ['booking_confirmed'],
  decline: ['booking_declined'],
  expire_request: ['booking_expired'],
  refuse_capture: ['booking_cancelled', 'job_cancelled'],
  start: ['booking_started'],
  finish: ['booking_completed'],
  settle: ['job_settled'],
  provider_absent: ['job_cancelled'],
  customer_absent: ['booking_cancelled'],
  refund: ['refund_issued'],
  refund_part: ['refund_issued'],
};

const CANCELLED: Record<string, readonly BookingNotificationKind[]> = {
  customer: ['job_cancelled'],
  provider: ['booking_cancelled'],
  admin: ['booking_cancelled', 'job_cancelled'],
};

/** Which notifications follow from a change. Nobody is told what they did themselves, nor a provider of what was never paid. */
export function kindsAfter({ event, part, to_status, from_payment_status }: Happened): readonly BookingNotificationKind[] {
  if (event === 'secure') return to_status === 'awaiting_acceptance' ? ['job_request', 'payment_received'] : [];
  if (event === 'withdraw') return from_payment_status === 'authorized' ? ['request_withdrawn'] : [];
  if (event === 'cancel') return CANCELLED[part] ?? [];
  if (event === 'start' && part === 'customer') return [];
  return TOLD[event] ?? [];
}
