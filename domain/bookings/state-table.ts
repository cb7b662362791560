import type { PaymentStatus } from '../payments/index.ts';
import {
  beginsAt,
  type BookingFacts,
  type BookingStatus,
  isDisputed,
  respondBy,
  settlesAt,
  startableFrom,
} from './facts.ts';
import { CANCELLATIONS } from './cancel-events.ts';
import { CHARGE_BACKS } from './charge-back-events.ts';
import { DISPUTES } from './dispute-events.ts';
import { EXTRAS } from './extras/extras.ts';
import { BOOKING_TIMES } from './limits.ts';
import { OTHER_TIMES } from './other-times.ts';
import { REFUSED_REFUNDS, OWED_LATER } from './refused-refunds.ts';

/** Who can cause an event of a booking: one of its people, an admin, a deadline (`clock`) or the payment gateway. */
export const PARTS = ['customer', 'provider', 'admin', 'clock', 'gateway'] as const;
export type Part = (typeof PARTS)[number];

/** What happens to the money; `keep_late_lines` keeps the late-cancellation lines and refunds the rest. */
export type MoneyEffect = 'capture' | 'release' | 'keep_late_lines' | 'as_decided';

interface Rule {
  event: string;
  who: readonly Part[];
  from: readonly BookingStatus[];
  /** The rule applies only in these payment statuses. */
  paid?: readonly PaymentStatus[];
  /** The rule applies only when this is true. */
  when?: (facts: BookingFacts, now: Date) => boolean;
  to: BookingStatus | 'same';
  /** The payment status after the event. */
  pays?: PaymentStatus;
  money?: MoneyEffect;
}

const since = (at: Date, ms: number, now: Date) => now.getTime() >= at.getTime() + ms;
const settleable = (facts: BookingFacts) => facts.completed_at === null && !isDisputed(facts);
const answerable = ({ authorized_at, starts_at }: BookingFacts, now: Date) =>
  authorized_at !== null && now < respondBy(authorized_at, starts_at);
const acceptable = (facts: BookingFacts, now: Date) => answerable(facts, now) && now < facts.starts_at;
const unpaid = ['pending', 'failed'] as const;

/** The state of a booking that has just been created. */
export const FIRST_STATE = { status: 'awaiting_acceptance', payment_status: 'pending' } as const;

/**
 * The life of a booking: who may cause which event in which status, and what follows (product decision: booking).
 * The server executes it, screens derive buttons from it. The first row that fits applies; without one it is refused.
 */
export const STATE_TABLE = [
  { event: 'secure', who: ['gateway'], from: ['awaiting_acceptance'], paid: unpaid, to: 'same', pays: 'authorized' },
  {
    event: 'secure',
    who: ['gateway'],
    from: ['cancelled'],
    paid: unpaid,
    to: 'same',
    pays: 'authorized',
    money: 'release',
  },
  { event: 'fail_payment', who: ['gateway'], from: ['awaiting_acceptance'], paid: unpaid, to: 'same', pays: 'failed' },
  {
    // The gateway says that the customer is paying right now.
    event: 'extend_hold',
    who: ['clock'],
    from: ['awaiting_acceptance'],
    paid: unpaid,
    when: ({ hold_until, hold_extended_at }, now) => now >= hold_until && hold_extended_at === null,
    to: 'same',
  },
  {
    // A reference holds the slot as long as it can be paid; the page of another method for the usual time.
    event: 'choose_method',
    who: ['customer'],
    from: ['awaiting_acceptance'],
    paid: unpaid,
    when: ({ hold_until }, now) => now < hold_until,
    to: 'same',
  },
  {
    event: 'expire_hold',
    who: ['clock'],
    from: ['awaiting_acceptance'],
    paid: unpaid,
    when: ({ hold_until }, now) => now >= hold_until,
    to: 'cancelled',
  },
  {
    event: 'accept',
    who: ['provider'],
    from: ['awaiting_acceptance'],
    paid: ['authorized'],
    when: acceptable,
    to: 'confirmed',
    money: 'capture',
  },
  {
    event: 'decline',
    who: ['provider'],
    from: ['awaiting_acceptance'],
    paid: ['authorized'],
    to: 'cancelled',
    money: 'release',
  },
  {
    event: 'withdraw',
    who: ['customer'],
    from: ['awaiting_acceptance'],
    paid: ['pending', 'failed', 'authorized'],
    to: 'cancelled',
    money: 'release',
  },
  {
    event: 'expire_request',
    who: ['clock'],
    from: ['awaiting_acceptance'],
    paid: ['authorized'],
    when: (facts, now) => !answerable(facts, now),
    to: 'cancelled',
    money: 'release',
  },
  {
    event: 'capture',
    who: ['gateway'],
    from: ['confirmed', 'cancelled'],
    paid: ['authorized'],
    to: 'same',
    pays: 'captured',
  },
  {
    event: 'refuse_capture',
    who: ['gateway'],
    from: ['confirmed'],
    paid: ['authorized'],
    to: 'cancelled',
    pays: 'failed',
  },
  { event: 'refuse_capture', who: ['gateway'], from: ['cancelled'], paid: ['authorized'], to: 'same', pays: 'voided' },
  {
    // The bank or the gateway has released the money by itself, before it was captured.
    event: 'void',
    who: ['gateway'],
    from: ['awaiting_acceptance', 'confirmed'],
    paid: ['authorized'],
    to: 'cancelled',
    pays: 'voided',
  },
  { event: 'void', who: ['gateway'], from: ['cancelled'], paid: ['authorized'], to: 'same', pays: 'voided' },
  {
    // Nothing is to be paid in cash any more.
    event: 'void',
    who: ['gateway'],
    from: ['completed', 'cancelled'],
    paid: ['captured', 'partially_refunded'],
    when: ({ is_cash }) => is_cash,
    to: 'same',
    pays: 'voided',
  },
  {
    // `authorized`: the money was charged at once, and nobody has earned it.
    event: 'refund',
    who: ['gateway'],
    from: ['completed', 'cancelled'],
    paid: ['authorized', 'captured', 'partially_refunded'],
    to: 'same',
    pays: 'refunded',
  },
  {
    event: 'refund_part',
    who: ['gateway'],
    from: ['completed', 'cancelled'],
    paid: ['captured', 'partially_refunded'],
    to: 'same',
    pays: 'partially_refunded',
  },
  ...REFUSED_REFUNDS,
  ...OWED_LATER,
  {
    // The provider needs the customer's code; the customer confirms without it, and an admin's override is logged.
    event: 'start',
    who: ['provider', 'customer', 'admin'],
    from: ['confirmed'],
    paid: ['captured'],
    when: ({ starts_at }, now) => now >= startableFrom(starts_at),
    to: 'started',
  },
  { event: 'begin', who: ['customer'], from: ['started'], to: 'in_progress' },
  {
    event: 'begin',
    who: ['clock'],
    from: ['started'],
    when: ({ started_at }, now) => started_at !== null && now >= beginsAt(started_at),
    to: 'in_progress',
  },
  {
    event: 'finish',
    who: ['provider'],
    from: ['started', 'in_progress'],
    when: ({ starts_at }, now) => now >= starts_at,
    to: 'completed',
  },
  {
    event: 'finish',
    who: ['clock'],
    from: ['started', 'in_progress'],
    when: ({ ends_at }, now) => since(ends_at, BOOKING_TIMES.finishAfterEndMs, now),
    to: 'completed',
  },
  { event: 'settle', who: ['customer'], from: ['completed'], when: settleable, to: 'same' },
  {
    event: 'settle',
    who: ['clock'],
    from: ['completed'],
    when: (facts, now) => settleable(facts) && facts.finished_at !== null && now >= settlesAt(facts.finished_at),
    to: 'same',
  },
  ...CANCELLATIONS,
  {
    // The customer was there, or had a reason: they can ask for their free second visit again.
    event: 'allow_second_visit',
    who: ['admin'],
    from: ['cancelled'],
    when: ({ second_visit_of, cancel_reason }) => second_visit_of !== null && cancel_reason === 'customer_absent',
    to: 'same',
  },
  ...OTHER_TIMES,
  ...DISPUTES,
  ...EXTRAS,
  {
    // Before a booking of the test tools is deleted: what the platform or the provider kept goes back, too.
    event: 'return_money',
    who: ['admin'],
    from: ['completed', 'cancelled'],
    paid: ['authorized', 'captured', 'partially_refunded'],
    to: 'same',
    money: 'release',
  },
  ...CHARGE_BACKS,
] as const satisfies readonly Rule[];

export type BookingEvent = (typeof STATE_TABLE)[number]['event'];
/** What the history of a booking records: its creation, then its events. */
export type HistoryEvent = BookingEvent | 'book';
export const HISTORY_EVENTS: readonly HistoryEvent[] = [
  ...new Set(['book' as const, ...STATE_TABLE.map(({ event }) => event)]),
];
/** The parts that can cause an event. */
export type PartsOf<Event extends HistoryEvent> = Event extends BookingEvent
  ? Extract<(typeof STATE_TABLE)[number], { event: Event }>['who'][number]
  : 'customer';

/** What an event changes. */
export interface Transition {
  event: BookingEvent;
  to: BookingStatus;
  payment_status: PaymentStatus;
  money: MoneyEffect | null;
}

const RULES: readonly (Rule & { event: BookingEvent })[] = STATE_TABLE;

/** What changes when this part causes this event now; null where the table does not allow it. */
export function transition(facts: BookingFacts, event: BookingEvent, part: Part, now: Date): Transition | null {
  const rule = RULES.find((row) => row.event === event && fits(row, facts, part, now));
  if (rule === undefined) return null;
  return {
    event,
    to: rule.to === 'same' ? facts.status : rule.to,
    payment_status: rule.pays ?? facts.payment_status,
    money: rule.money ?? null,
  };
}

/** The events that this part can cause now, for the buttons of a screen. */
export function possibleEvents(facts: BookingFacts, part: Part, now: Date): BookingEvent[] {
  return [...new Set(RULES.filter((row) => fits(row, facts, part, now)).map(({ event }) => event))];
}

function fits(rule: Rule, facts: BookingFacts, part: Part, now: Date): boolean {
  return (
    rule.who.includes(part) &&
    rule.from.includes(facts.status) &&
    (rule.paid?.includes(facts.payment_status) ?? true) &&
    (rule.when?.(facts, now) ?? true)
  );
}
