import {
  lateCancellationLines,
  NO_LINES,
  type Piastres,
  type PriceLines,
  type Rates,
  refundOf,
} from '../payments/index.ts';
import type { BookingFacts } from './facts.ts';
import { BOOKING_TIMES } from './limits.ts';
import { type BookingEvent, type Part, transition } from './state-table.ts';
import { after } from './times.ts';

const START = new Date('2026-01-15T12:00:00Z');
const PAID = after(START, -BOOKING_TIMES.freeCancellationMs - BOOKING_TIMES.respondMs);
const SHORTLY_BEFORE = after(
  START,
  -BOOKING_TIMES.freeAfterAcceptanceMs - BOOKING_TIMES.freeAfterAcceptanceBeforeStartMs,
);

const REQUESTED: BookingFacts = {
  status: 'awaiting_acceptance',
  payment_status: 'authorized',
  starts_at: START,
  ends_at: after(START, BOOKING_TIMES.freeAfterAcceptanceBeforeStartMs),
  hold_until: after(PAID, BOOKING_TIMES.holdMs),
  hold_extended_at: null,
  authorized_at: PAID,
  confirmed_at: null,
  started_at: null,
  finished_at: null,
  completed_at: null,
  cancelled_at: null,
  free_until_at_most: null,
  money_back_at: null,
  second_visit_of: null,
  disputed_by: null,
  is_cash: false,
  proposal_by: null,
  proposal_until: null,
  cancel_reason: null,
  disputed_at: null,
  dispute_ended_at: null,
  dispute_answer_until: null,
};
const CONFIRMED: BookingFacts = { ...REQUESTED, status: 'confirmed', payment_status: 'captured', confirmed_at: PAID };
const CONFIRMED_LATE: BookingFacts = { ...CONFIRMED, authorized_at: SHORTLY_BEFORE, confirmed_at: SHORTLY_BEFORE };

interface Case {
  facts: BookingFacts;
  event: BookingEvent;
  part: Part;
  at: Date;
}

/** How a paid booking can end before its work is done, each at the last or first instant of its rule. */
const CASES = {
  withdrawn: { facts: REQUESTED, event: 'withdraw', part: 'customer', at: PAID },
  declined: { facts: REQUESTED, event: 'decline', part: 'provider', at: PAID },
  unanswered: {
    facts: REQUESTED,
    event: 'expire_request',
    part: 'clock',
    at: after(PAID, BOOKING_TIMES.respondMs),
  },
  early: {
    facts: CONFIRMED,
    event: 'cancel',
    part: 'customer',
    at: after(START, -BOOKING_TIMES.freeCancellationMs),
  },
  just_accepted: {
    facts: CONFIRMED_LATE,
    event: 'cancel',
    part: 'customer',
    at: after(SHORTLY_BEFORE, BOOKING_TIMES.freeAfterAcceptanceMs),
  },
  late: {
    facts: CONFIRMED,
    event: 'cancel',
    part: 'customer',
    at: after(START, 1 - BOOKING_TIMES.freeCancellationMs),
  },
  customer_absent: {
    facts: CONFIRMED,
    event: 'customer_absent',
    part: 'provider',
    at: after(START, BOOKING_TIMES.customerAbsentMs),
  },
  provider_absent: {
    facts: CONFIRMED,
    event: 'provider_absent',
    part: 'customer',
    at: after(START, BOOKING_TIMES.providerAbsentMs),
  },
  provider_cancels: { facts: CONFIRMED, event: 'cancel', part: 'provider', at: START },
  under_way: {
    facts: { ...CONFIRMED, status: 'in_progress', started_at: START },
    event: 'cancel',
    part: 'admin',
    at: START,
  },
} as const satisfies Record<string, Case>;

export type RefundCase = keyof typeof CASES;
export const REFUND_CASES = Object.keys(CASES) as RefundCase[];

/**
 * What the customer gets back of a booking with these lines in a case, as the state table and the price lines decide
 * it; null where an admin decides.
 * @throws RangeError where the table does not allow the event, which a test excludes.
 */
export function refundIn(name: RefundCase, lines: PriceLines, rates: Rates): Piastres | null {
  const { facts, event, part, at }: Case = CASES[name];
  const change = transition(facts, event, part, at);
  if (change?.to !== 'cancelled') throw new RangeError(`the state table cancels no booking in the case ${name}`);
  if (change.money === 'as_decided') return null;
  return refundOf(lines, change.money === 'keep_late_lines' ? lateCancellationLines(lines, rates) : NO_LINES);
}
