import { type BookingEvent, type BookingState, type Part, STATE_TABLE } from '../index.ts';

interface Row {
  event: BookingEvent;
  who: readonly Part[];
  from: readonly BookingState['status'][];
  paid?: readonly BookingState['payment_status'][];
  when?: (facts: BookingState, now: Date) => boolean;
}
export const ROWS: readonly Row[] = STATE_TABLE;

/** The number of the first row that fits. */
export const rowOf = (booking: BookingState, event: BookingEvent, part: Part, now: Date): number =>
  ROWS.findIndex(
    (row) =>
      row.event === event &&
      row.who.includes(part) &&
      row.from.includes(booking.status) &&
      (row.paid?.includes(booking.payment_status) ?? true) &&
      (row.when?.(booking, now) ?? true),
  );

/** How many rows of the state table the random lives take, written apart from it: one that is gone is missed. */
export const TAKEN_ROWS: Partial<Record<BookingEvent, number>> = {
  secure: 2,
  fail_payment: 1,
  extend_hold: 1,
  choose_method: 1,
  expire_hold: 1,
  accept: 1,
  decline: 1,
  withdraw: 1,
  expire_request: 1,
  capture: 1,
  refuse_capture: 2,
  void: 3,
  refund: 2,
  refund_part: 2,
  refuse_refund: 1,
  refuse_refund_part: 1,
  start: 1,
  begin: 2,
  finish: 2,
  settle: 2,
  cancel: 8,
  provider_absent: 2,
  customer_absent: 2,
  propose: 1,
  reschedule: 2,
  decline_proposal: 2,
  withdraw_proposal: 2,
  expire_proposal: 1,
  dispute: 3,
  answer_dispute: 2,
  miss_answer: 1,
  withdraw_dispute: 2,
  give_back: 2,
  decide_dispute: 2,
  propose_extra: 1,
  withdraw_extra: 1,
  decline_extra: 1,
  lose_extra_time: 1,
  release_extra: 1,
  add_extra: 1,
  charge_back: 2,
  win_charge_back: 1,
  win_charge_back_part: 1,
  win_one_charge_back: 1,
  lose_charge_back: 1,
  bear_charge_back: 1,
};
