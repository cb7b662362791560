import { type BookingFacts, type BookingStatus, isDisputed, type ProposingPart } from './facts.ts';
import { DISPUTE } from './limits.ts';

const isAnswerable = (facts: BookingFacts, now: Date) =>
  isDisputed(facts) && facts.dispute_answer_until !== null && now < facts.dispute_answer_until;
/** While a bank has the money, nothing is decided about it. */
const isDecidable = (facts: BookingFacts) => isDisputed(facts) && facts.payment_status !== 'charged_back';
const isReported = (by: ProposingPart) => (facts: BookingFacts) =>
  isDisputed(facts) && (facts.disputed_by ?? 'customer') === by;
const isHeard = (facts: BookingFacts) => isDecidable(facts) && facts.dispute_answer_until === null;

/** The statuses of a job that somebody can be unhappy with, before and after its end. */
const AT_WORK = ['started', 'in_progress', 'completed'] as const satisfies BookingStatus[];
const DISPUTED = [...AT_WORK, 'cancelled'] as const satisfies BookingStatus[];
const PAID = ['captured', 'partially_refunded'] as const;

/**
 * The rows of the state table about a problem that the customer reports (product decision: booking). What the provider
 * earned is held until it is taken back, until the provider gives all back, or until an admin decides, who has heard
 * the provider or waited for their answer. It waits while a bank has the money, and ends where the bank keeps it. What
 * was paid in cash the provider can report, too; then the customer answers. Only an admin decides about cash: nobody
 * else has seen it.
 */
export const DISPUTES = [
  {
    event: 'dispute',
    who: ['customer'],
    from: AT_WORK,
    paid: ['captured'],
    // A free second visit has no money to decide about.
    when: ({ completed_at, disputed_at, second_visit_of }: BookingFacts) =>
      completed_at === null && disputed_at === null && second_visit_of === null,
    to: 'same',
  },
  {
    // The customer was there, or had a reason. Of cash nothing was kept.
    event: 'dispute',
    who: ['customer'],
    from: ['cancelled'],
    paid: PAID,
    when: ({ cancel_reason, cancelled_at, disputed_at, second_visit_of, is_cash }: BookingFacts, now: Date) =>
      cancel_reason === 'customer_absent' &&
      !is_cash &&
      second_visit_of === null &&
      disputed_at === null &&
      cancelled_at !== null &&
      now.getTime() < cancelled_at.getTime() + DISPUTE.afterAbsenceMs,
    to: 'same',
  },
  {
    // Before they finish the job, too: whoever finishes one in cash says that they have the money.
    event: 'dispute',
    who: ['provider'],
    from: AT_WORK,
    paid: ['captured'],
    when: ({ completed_at, disputed_at, is_cash }: BookingFacts) =>
      is_cash && completed_at === null && disputed_at === null,
    to: 'same',
  },
  {
    event: 'answer_dispute',
    who: ['provider'],
    from: DISPUTED,
    when: (facts: BookingFacts, now: Date) => isReported('customer')(facts) && isAnswerable(facts, now),
    to: 'same',
  },
  {
    event: 'answer_dispute',
    who: ['customer'],
    from: AT_WORK,
    when: (facts: BookingFacts, now: Date) => isReported('provider')(facts) && isAnswerable(facts, now),
    to: 'same',
  },
  {
    event: 'miss_answer',
    who: ['clock'],
    from: DISPUTED,
    when: (facts: BookingFacts, now: Date) =>
      isDecidable(facts) && facts.dispute_answer_until !== null && now >= facts.dispute_answer_until,
    to: 'same',
  },
  { event: 'withdraw_dispute', who: ['customer'], from: DISPUTED, when: isReported('customer'), to: 'same' },
  { event: 'withdraw_dispute', who: ['provider'], from: AT_WORK, when: isReported('provider'), to: 'same' },
  {
    event: 'give_back',
    who: ['provider'],
    from: AT_WORK,
    when: (facts: BookingFacts) => !facts.is_cash && isDecidable(facts),
    to: 'completed',
    money: 'release',
  },
  { event: 'give_back', who: ['provider'], from: ['cancelled'], when: isDecidable, to: 'same', money: 'release' },
  { event: 'decide_dispute', who: ['admin'], from: AT_WORK, when: isHeard, to: 'completed', money: 'as_decided' },
  { event: 'decide_dispute', who: ['admin'], from: ['cancelled'], when: isHeard, to: 'same', money: 'as_decided' },
] as const;
