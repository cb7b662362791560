import type { BookingStatus, HistoryEvent, Part, PartsOf, ProposingPart } from '../bookings/index.ts';
import type { PaymentStatus } from '../payments/index.ts';
import type { BookingNotificationKind } from './types.ts';

/** A change of a booking, as its history records it. */
export interface BookingChange {
  event: HistoryEvent;
  part: Part;
  from_status: BookingStatus | null;
  to_status: BookingStatus;
  from_payment_status: PaymentStatus | null;
  /** Who had proposed the times that nobody accepted in time. */
  proposed_by?: ProposingPart | null;
}

type Kinds = readonly BookingNotificationKind[];

/**
 * Which notifications follow an event that this part caused. Nobody is notified of what they did themselves. A new
 * event of the state table, or a new part of one, does not compile until its notifications are stated here.
 */
const NOTIFICATIONS_AFTER: { [Event in HistoryEvent]: Record<PartsOf<Event>, Kinds> } = {
  book: { customer: [] },
  secure: { gateway: ['job_request', 'payment_received'] },
  fail_payment: { gateway: ['payment_failed'] },
  extend_hold: { clock: [] },
  choose_method: { customer: [] },
  expire_hold: { clock: [] },
  // The page says that the provider has accepted; the booking is confirmed once the money is taken.
  accept: { provider: [] },
  decline: { provider: ['booking_declined'] },
  withdraw: { customer: ['request_withdrawn'] },
  expire_request: { clock: ['booking_expired'] },
  capture: { gateway: ['booking_confirmed'] },
  refuse_capture: { gateway: ['booking_cancelled', 'job_cancelled'] },
  void: { gateway: ['booking_cancelled', 'job_cancelled'] },
  refund: { gateway: ['refund_issued'] },
  refund_part: { gateway: ['refund_issued'] },
  refuse_refund: { gateway: ['refund_failed'] },
  refuse_refund_part: { gateway: ['refund_failed'] },
  owe_surplus: { gateway: ['refund_failed'] },
  fail_refund: { gateway: ['refund_failed'] },
  start: { provider: ['booking_started'], customer: [], admin: ['booking_started'] },
  begin: { customer: [], clock: [] },
  finish: { provider: ['booking_completed'], clock: ['booking_completed'] },
  settle: { customer: ['job_settled'], clock: ['job_settled'] },
  cancel: {
    customer: ['job_cancelled'],
    provider: ['booking_cancelled'],
    admin: ['booking_cancelled', 'job_cancelled'],
    clock: ['booking_cancelled', 'job_cancelled'],
    gateway: ['booking_cancelled', 'job_cancelled'],
  },
  provider_absent: { customer: ['job_cancelled'], clock: ['booking_cancelled', 'job_cancelled'] },
  customer_absent: { provider: ['booking_cancelled'] },
  allow_second_visit: { admin: ['problem_decided', 'job_problem_decided'] },
  dispute: { customer: ['job_problem'], provider: ['cash_questioned'] },
  answer_dispute: { provider: ['problem_heard'], customer: ['job_problem_heard'] },
  miss_answer: { clock: ['problem_heard', 'job_problem_heard'] },
  withdraw_dispute: { customer: ['job_problem_withdrawn'], provider: ['cash_question_withdrawn'] },
  give_back: { provider: ['problem_decided'] },
  decide_dispute: { admin: ['problem_decided', 'job_problem_decided'] },
  propose: { customer: ['job_time_proposed'], provider: ['booking_time_proposed'] },
  reschedule: { customer: ['job_moved'], provider: ['booking_moved'] },
  decline_proposal: { customer: ['job_time_kept'], provider: ['booking_time_kept'] },
  withdraw_proposal: { customer: ['job_time_kept'], provider: ['booking_time_kept'] },
  // Only who proposed is told.
  expire_proposal: { clock: ['booking_time_kept', 'job_time_kept'] },
  propose_extra: { provider: ['extra_proposed'] },
  withdraw_extra: { provider: ['extra_withdrawn'] },
  decline_extra: { customer: ['job_extra_declined'] },
  add_extra: { gateway: ['job_extra_added'] },
  lose_extra_time: { gateway: ['extra_time_taken', 'job_extra_time_taken'] },
  release_extra: { gateway: ['extra_released'] },
  return_money: { admin: [] },
  charge_back: { gateway: ['booking_charged_back', 'job_charged_back'] },
  win_charge_back: { gateway: ['booking_charge_back_won', 'job_charge_back_won'] },
  win_charge_back_part: { gateway: ['booking_charge_back_won', 'job_charge_back_won'] },
  // The end of the other one says what it means.
  win_one_charge_back: { gateway: [] },
  // What it means for the provider is decided then.
  lose_charge_back: { gateway: ['booking_charge_back_lost', 'job_charge_back_lost'] },
  bear_charge_back: { admin: ['job_charge_back_decided'] },
};

/**
 * The notifications of a change. A booking that was not paid before its end was never a request to the provider. What
 * becomes of a cancelled booking's money is no news.
 */
export function notificationsAfter(change: BookingChange): Kinds {
  const { event, part, from_status, to_status, from_payment_status, proposed_by } = change;
  const hasEnded = from_status === 'cancelled' || from_status === 'completed';
  if (hasEnded && (event === 'void' || event === 'refuse_capture')) return [];
  if (event === 'secure' && to_status !== 'awaiting_acceptance') return [];
  if (event === 'capture' && to_status !== 'confirmed') return [];
  // The job had ended before the money of the extra was there, and goes back.
  if (event === 'add_extra' && from_status === 'cancelled') return [];
  if (event === 'withdraw' && from_payment_status !== 'authorized') return [];
  if (event === 'cancel' && from_status === 'awaiting_acceptance' && from_payment_status !== 'authorized')
    return ['booking_cancelled'];
  // The provider had lost what a bank takes after a full refund.
  if (from_payment_status === 'refunded' && event.includes('charge_back')) return [];
  if (event === 'expire_proposal') return [proposed_by === 'customer' ? 'booking_time_kept' : 'job_time_kept'];
  const kinds: Partial<Record<Part, Kinds>> = NOTIFICATIONS_AFTER[event];
  return kinds[part] ?? [];
}
