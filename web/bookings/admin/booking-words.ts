import type { BookingStatus, HistoryEvent, Part } from '@hirfa/domain/bookings';
import type { OperationState, OwedState, RailState } from '@hirfa/domain/payments';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StateTone } from '../../ui/state-badge.tsx';

type Words<Key extends string> = Record<Key, MessageDescriptor>;

export const STATUS_TONES: Record<BookingStatus, StateTone> = {
  awaiting_acceptance: 'warn',
  confirmed: 'ok',
  started: 'ok',
  in_progress: 'ok',
  completed: 'quiet',
  cancelled: 'quiet',
};

/** What happened, in the history of a booking. */
export const EVENT_WORDS: Words<HistoryEvent> = {
  book: msg`Booked`,
  secure: msg`Money secured`,
  fail_payment: msg`Payment did not go through`,
  extend_hold: msg`More time to pay`,
  choose_method: msg`Way to pay chosen`,
  expire_hold: msg`Not paid in time`,
  accept: msg`Accepted`,
  decline: msg`Declined`,
  withdraw: msg`Withdrawn`,
  expire_request: msg`Not answered in time`,
  capture: msg`Money taken`,
  refuse_capture: msg`The bank refused the money`,
  void: msg`The hold on the money was lifted`,
  refund: msg`Paid back`,
  refund_part: msg`Paid back in part`,
  refuse_refund: msg`The money could not go back the way it was paid`,
  refuse_refund_part: msg`Part of the money could not go back the way it was paid`,
  owe_surplus: msg`Paid once more at a kiosk, which cannot send it back`,
  fail_refund: msg`The bank sent the refund back`,
  start: msg`Started`,
  begin: msg`Work has begun`,
  finish: msg`Finished`,
  settle: msg`Settled`,
  cancel: msg`Cancelled`,
  provider_absent: msg`The provider did not come`,
  customer_absent: msg`The customer was not there`,
  allow_second_visit: msg`Another free visit allowed`,
  dispute: msg`Problem reported`,
  answer_dispute: msg`The provider answered`,
  miss_answer: msg`The provider did not answer in time`,
  withdraw_dispute: msg`Problem taken back`,
  give_back: msg`The provider gave all the money back`,
  propose_extra: msg`Work and its price proposed`,
  withdraw_extra: msg`Proposed work taken back`,
  decline_extra: msg`Proposed work declined`,
  add_extra: msg`Proposed work approved and paid`,
  lose_extra_time: msg`Time of proposed work booked meanwhile, its money released`,
  release_extra: msg`Proposed work not charged, its money released`,
  decide_dispute: msg`Problem decided`,
  propose: msg`Other times suggested`,
  reschedule: msg`Moved to another time`,
  decline_proposal: msg`Other times declined`,
  withdraw_proposal: msg`Other times withdrawn`,
  expire_proposal: msg`Other times not answered in time`,
  return_money: msg`The money goes back`,
  charge_back: msg`Charged back by the bank`,
  win_charge_back: msg`The bank returned the money`,
  win_charge_back_part: msg`The bank returned the rest of the money`,
  win_one_charge_back: msg`The bank returned the money of one charge`,
  lose_charge_back: msg`The bank keeps the money`,
  bear_charge_back: msg`Decided who bears the chargeback`,
};

export const PART_WORDS: Words<Part> = {
  customer: msg({ message: 'Customer', context: 'who caused it' }),
  provider: msg({ message: 'Provider', context: 'who caused it' }),
  admin: msg({ message: 'Admin', context: 'who caused it' }),
  clock: msg({ message: 'Automatic', context: 'who caused it' }),
  gateway: msg({ message: 'Payment service', context: 'who caused it' }),
};

export const RAIL_WORDS: Words<RailState> = {
  none: msg({ message: 'Nothing yet', context: 'payment service' }),
  authorized: msg({ message: 'Holds the money', context: 'payment service' }),
  charged: msg({ message: 'Has charged the money, before it is earned', context: 'payment service' }),
  captured: msg({ message: 'Has taken the money', context: 'payment service' }),
  voided: msg({ message: 'Released', context: 'payment service' }),
};

export const OPERATION_WORDS: Words<OperationState> = {
  requested: msg({ message: 'To be sent', context: 'payment operation' }),
  sent: msg({ message: 'Sent, not answered', context: 'payment operation' }),
  done: msg({ message: 'Done', context: 'payment operation' }),
  failed: msg({ message: 'Failed', context: 'payment operation' }),
};

export const OWED_WORDS: Words<OwedState> = {
  open: msg({ message: 'The customer has not chosen yet', context: 'owed refund' }),
  credited: msg({ message: 'Given as credit', context: 'owed refund' }),
  transfer_asked: msg({ message: 'To be transferred', context: 'owed refund' }),
  transfer_ordered: msg({ message: 'An admin is ordering the transfer', context: 'owed refund' }),
  transferred: msg({ message: 'Transferred', context: 'owed refund' }),
  paid_by_bank: msg({ message: 'Kept by the bank of the customer', context: 'owed refund' }),
};

export const ATTEMPT_WORDS: Words<'open' | 'authorized' | 'declined' | 'closed'> = {
  open: msg({ message: 'Open', context: 'attempt to pay' }),
  authorized: msg({ message: 'Paid', context: 'attempt to pay' }),
  declined: msg({ message: 'Declined', context: 'attempt to pay' }),
  closed: msg({ message: 'Closed', context: 'attempt to pay' }),
};
