import { type BookingFacts, freeUntil, isDisputed, isFreeOfBlame } from './facts.ts';
import { BOOKING_TIMES } from './limits.ts';

const since = (at: Date, ms: number, now: Date) => now.getTime() >= at.getTime() + ms;
const isSecondVisit = (facts: BookingFacts) => facts.second_visit_of !== null;
/**
 * Nothing can be kept of a free second visit, or of what is paid in cash. From its start on a second visit is cancelled
 * by nobody who is waited for.
 */
const isFree = (facts: BookingFacts, now: Date) =>
  isSecondVisit(facts) ? now < facts.starts_at : facts.is_cash || now <= freeUntil(facts);
const costsMoney = (facts: BookingFacts) => !isSecondVisit(facts);
const isCustomerAbsent = (facts: BookingFacts, now: Date) =>
  !isFreeOfBlame(facts) && since(facts.starts_at, BOOKING_TIMES.customerAbsentMs, now);
const undisputed = (facts: BookingFacts) => !isDisputed(facts);

/** The rows of the state table that end an accepted booking before its work is done (product decision: booking). */
export const CANCELLATIONS = [
  { event: 'cancel', who: ['customer'], from: ['confirmed'], when: isFree, to: 'cancelled', money: 'release' },
  {
    event: 'cancel',
    who: ['customer'],
    from: ['confirmed'],
    when: costsMoney,
    to: 'cancelled',
    money: 'keep_late_lines',
  },
  {
    // The requests of a provider who is suspended.
    event: 'cancel',
    who: ['admin'],
    from: ['awaiting_acceptance'],
    paid: ['pending', 'failed', 'authorized'],
    to: 'cancelled',
    money: 'release',
  },
  { event: 'cancel', who: ['provider'], from: ['confirmed', 'started'], to: 'cancelled', money: 'release' },
  {
    // Nobody has to work for money that the bank of the customer has; a job that did not happen ends without blame.
    event: 'cancel',
    who: ['clock'],
    from: ['confirmed'],
    paid: ['charged_back', 'captured', 'partially_refunded'],
    when: (facts: BookingFacts, now: Date) =>
      isFreeOfBlame(facts) && since(facts.ends_at, BOOKING_TIMES.providerAbsentAfterEndMs, now),
    to: 'cancelled',
    money: 'release',
  },
  {
    // The money of the first job has gone back, or a bank has it (`costsMoneyBack`).
    event: 'cancel',
    who: ['gateway'],
    from: ['awaiting_acceptance', 'confirmed'],
    when: isSecondVisit,
    to: 'cancelled',
    money: 'release',
  },
  {
    event: 'cancel',
    who: ['admin'],
    from: ['confirmed', 'started'],
    when: undisputed,
    to: 'cancelled',
    money: 'release',
  },
  {
    // Nobody knows yet what was paid in cash: after the end it can be reported.
    event: 'cancel',
    who: ['admin'],
    from: ['in_progress'],
    when: (facts: BookingFacts) => facts.is_cash && undisputed(facts),
    to: 'cancelled',
    money: 'release',
  },
  { event: 'cancel', who: ['admin'], from: ['in_progress'], when: undisputed, to: 'cancelled', money: 'as_decided' },
  {
    event: 'provider_absent',
    who: ['customer'],
    from: ['confirmed'],
    when: (facts: BookingFacts, now: Date) =>
      !isFreeOfBlame(facts) && since(facts.starts_at, BOOKING_TIMES.providerAbsentMs, now),
    to: 'cancelled',
    money: 'release',
  },
  {
    event: 'provider_absent',
    who: ['clock'],
    from: ['confirmed'],
    when: (facts: BookingFacts, now: Date) =>
      !isFreeOfBlame(facts) && since(facts.ends_at, BOOKING_TIMES.providerAbsentAfterEndMs, now),
    to: 'cancelled',
    money: 'release',
  },
  {
    event: 'customer_absent',
    who: ['provider'],
    from: ['confirmed'],
    when: (facts: BookingFacts, now: Date) => facts.is_cash && isCustomerAbsent(facts, now),
    to: 'cancelled',
    money: 'release',
  },
  {
    event: 'customer_absent',
    who: ['provider'],
    from: ['confirmed'],
    when: isCustomerAbsent,
    to: 'cancelled',
    money: 'keep_late_lines',
  },
] as const;
