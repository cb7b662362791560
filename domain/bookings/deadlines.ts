import { beginsAt, type BookingFacts, isDisputed, isFreeOfBlame, respondBy, settlesAt } from './facts.ts';
import { BOOKING_TIMES } from './limits.ts';
import type { BookingEvent } from './state-table.ts';
import { after } from './times.ts';

/** An event that the clock causes at `due_at`, unless the booking changes before. */
export interface Deadline {
  event: BookingEvent;
  due_at: Date;
}

/** All deadlines of a booking in its present state (product decision: booking). */
export function deadlinesOf(facts: BookingFacts): Deadline[] {
  const { starts_at, ends_at, hold_until, authorized_at, started_at, finished_at, completed_at, proposal_until } =
    facts;
  const answer = answerOf(facts);
  const finish: Deadline = { event: 'finish', due_at: after(ends_at, BOOKING_TIMES.finishAfterEndMs) };
  switch (facts.status) {
    case 'awaiting_acceptance':
      return authorized_at === null
        ? [{ event: 'expire_hold', due_at: hold_until }]
        : [{ event: 'expire_request', due_at: respondBy(authorized_at, starts_at) }];
    case 'confirmed':
      return [
        {
          event: isFreeOfBlame(facts) ? 'cancel' : 'provider_absent',
          due_at: after(ends_at, BOOKING_TIMES.providerAbsentAfterEndMs),
        },
        ...(proposal_until === null ? [] : [{ event: 'expire_proposal' as const, due_at: proposal_until }]),
      ];
    case 'started':
      return started_at === null
        ? [finish, ...answer]
        : [{ event: 'begin', due_at: beginsAt(started_at) }, finish, ...answer];
    case 'in_progress':
      return [finish, ...answer];
    case 'completed':
      return completed_at === null && finished_at !== null && !isDisputed(facts)
        ? [{ event: 'settle', due_at: settlesAt(finished_at) }]
        : answer;
    case 'cancelled':
      return answer;
  }
}

/** Until when the provider answers a dispute, which waits while a bank has the money. */
const answerOf = ({ dispute_answer_until, payment_status }: BookingFacts): Deadline[] =>
  dispute_answer_until === null || payment_status === 'charged_back'
    ? []
    : [{ event: 'miss_answer', due_at: dispute_answer_until }];
