import type { BookingEvent, BookingStatus, HistoryEvent, Part, PartsOf } from '../bookings/index.ts';

/** The lines that the product itself writes into a chat; the screens have their texts. */
export const SYSTEM_LINES = [
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'payment_failed',
  'cancelled_by_customer',
  'cancelled_by_provider',
  'cancelled_by_hirfa',
  'first_job_paid_back',
  'provider_absent',
  'customer_absent',
  'time_proposed',
  'rescheduled',
  'time_kept',
  'started',
  'completed',
  'problem_reported',
  'cash_questioned',
  'problem_withdrawn',
  'given_back',
  'problem_decided',
  'visit_allowed',
  'extra_proposed',
  'extra_withdrawn',
  'extra_declined',
  'extra_added',
  'extra_time_taken',
  'reminder_day',
  'reminder_hour',
] as const;
export type SystemLine = (typeof SYSTEM_LINES)[number];

/** A change of a booking, as its history records it. */
interface Change {
  event: HistoryEvent;
  part: Part;
  from_status: BookingStatus | null;
}

/**
 * The line that follows an event which this part caused; null for what happens before there is a chat, and for what
 * only concerns the money. A new event, or a new part of one, does not compile until its line is stated here.
 */
const LINE_AFTER: { [Event in HistoryEvent]: Record<PartsOf<Event>, SystemLine | null> } = {
  book: { customer: null },
  secure: { gateway: null },
  fail_payment: { gateway: null },
  extend_hold: { clock: null },
  choose_method: { customer: null },
  expire_hold: { clock: null },
  accept: { provider: 'accepted' },
  decline: { provider: 'declined' },
  withdraw: { customer: 'withdrawn' },
  expire_request: { clock: 'expired' },
  capture: { gateway: null },
  refuse_capture: { gateway: 'payment_failed' },
  void: { gateway: 'payment_failed' },
  refund: { gateway: null },
  refund_part: { gateway: null },
  refuse_refund: { gateway: null },
  refuse_refund_part: { gateway: null },
  owe_surplus: { gateway: null },
  fail_refund: { gateway: null },
  start: { provider: 'started', customer: 'started', admin: 'started' },
  begin: { customer: null, clock: null },
  finish: { provider: 'completed', clock: 'completed' },
  settle: { customer: null, clock: null },
  cancel: {
    customer: 'cancelled_by_customer',
    provider: 'cancelled_by_provider',
    admin: 'cancelled_by_hirfa',
    clock: 'cancelled_by_hirfa',
    gateway: 'first_job_paid_back',
  },
  provider_absent: { customer: 'provider_absent', clock: 'provider_absent' },
  customer_absent: { provider: 'customer_absent' },
  allow_second_visit: { admin: 'visit_allowed' },
  dispute: { customer: 'problem_reported', provider: 'cash_questioned' },
  answer_dispute: { provider: null, customer: null },
  miss_answer: { clock: null },
  withdraw_dispute: { customer: 'problem_withdrawn', provider: 'problem_withdrawn' },
  give_back: { provider: 'given_back' },
  decide_dispute: { admin: 'problem_decided' },
  propose: { customer: 'time_proposed', provider: 'time_proposed' },
  reschedule: { customer: 'rescheduled', provider: 'rescheduled' },
  decline_proposal: { customer: 'time_kept', provider: 'time_kept' },
  withdraw_proposal: { customer: 'time_kept', provider: 'time_kept' },
  expire_proposal: { clock: 'time_kept' },
  propose_extra: { provider: 'extra_proposed' },
  withdraw_extra: { provider: 'extra_withdrawn' },
  decline_extra: { customer: 'extra_declined' },
  add_extra: { gateway: 'extra_added' },
  lose_extra_time: { gateway: 'extra_time_taken' },
  release_extra: { gateway: null },
  return_money: { admin: null },
  charge_back: { gateway: null },
  win_charge_back: { gateway: null },
  win_charge_back_part: { gateway: null },
  win_one_charge_back: { gateway: null },
  lose_charge_back: { gateway: null },
  bear_charge_back: { admin: null },
};

/** The released money of a booking that has ended is no news: the chat has the line of its end already. */
const ENDING: ReadonlySet<HistoryEvent> = new Set<BookingEvent>(['void', 'refuse_capture']);

/** The line that a change of a booking writes into its chat, if it has one; null: none. */
export function systemLineAfter({ event, part, from_status }: Change): SystemLine | null {
  if ((from_status === 'cancelled' || from_status === 'completed') && ENDING.has(event)) return null;
  const lines: Partial<Record<Part, SystemLine | null>> = LINE_AFTER[event];
  return lines[part] ?? null;
}
