import { cancelReasonOf } from './cancel-reasons.ts';
import { type BookingFacts, type BookingStatus, freeUntil, isDisputed, type ProposingPart } from './facts.ts';
import { BOOKING_TIMES, DISPUTE } from './limits.ts';
import type { TimeRange } from './slots.ts';
import { type BookingEvent, FIRST_STATE, type Part, type Transition } from './state-table.ts';
import { after } from './times.ts';

/** The columns of a booking that events change. */
export interface BookingState extends BookingFacts {
  /** What the person who declined or cancelled wrote. */
  cancel_note: string | null;
  /** Grows by one with every change. */
  version: number;
}

/** The state of a booking that was created at `now`: its slot is held and nothing is paid. */
export function newBookingState({
  starts_at,
  ends_at,
  now,
}: {
  starts_at: Date;
  ends_at: Date;
  now: Date;
}): BookingState {
  return {
    ...FIRST_STATE,
    starts_at,
    ends_at,
    hold_until: after(now, BOOKING_TIMES.holdMs),
    hold_extended_at: null,
    authorized_at: null,
    confirmed_at: null,
    started_at: null,
    finished_at: null,
    completed_at: null,
    cancelled_at: null,
    cancel_reason: null,
    cancel_note: null,
    free_until_at_most: null,
    money_back_at: null,
    proposal_by: null,
    proposal_until: null,
    disputed_at: null,
    dispute_ended_at: null,
    dispute_answer_until: null,
    disputed_by: null,
    second_visit_of: null,
    is_cash: false,
    version: 1,
  };
}

/** Who caused a transition, when, and what they wrote. */
export interface TransitionCause {
  part: Part;
  now: Date;
  note?: string | undefined;
  /** What is proposed with other times. */
  proposed?: { by: ProposingPart; until: Date } | undefined;
  /** The time to which the booking is moved. */
  moved?: TimeRange | undefined;
  /** The end of a job that an extra makes longer. */
  lengthened?: Date | undefined;
  /** Until when the slot is held by the method that the customer has chosen. */
  held?: Date | undefined;
}

/** The events that end a proposal of other times; leaving `confirmed` does, too. */
const ENDS_PROPOSAL: ReadonlySet<BookingEvent> = new Set<BookingEvent>([
  'reschedule',
  'decline_proposal',
  'withdraw_proposal',
  'expire_proposal',
]);

/** The events that end a dispute; where all goes back, or a bank has kept it, there is nothing to decide. */
const ENDS_DISPUTE: ReadonlySet<BookingEvent> = new Set<BookingEvent>([
  'withdraw_dispute',
  'give_back',
  'decide_dispute',
  'cancel',
  'lose_charge_back',
  'return_money',
]);
/** Of these, those that settle the booking. */
const SETTLES: ReadonlySet<BookingEvent> = new Set<BookingEvent>(['settle', 'give_back', 'decide_dispute']);
/** A bank has returned all that it had. */
const RETURNS_MONEY: ReadonlySet<BookingEvent> = new Set<BookingEvent>(['win_charge_back', 'win_charge_back_part']);
/** After these the provider is not waited for. */
const ENDS_ANSWER: ReadonlySet<BookingEvent> = new Set<BookingEvent>([
  ...ENDS_DISPUTE,
  'answer_dispute',
  'miss_answer',
]);

const isAwaited = ({ dispute_answer_until }: BookingFacts) => dispute_answer_until !== null;

/** The columns that a transition of the state table changes, with their new values; all other columns keep theirs. */
export function applyTransition(
  booking: BookingState,
  { event, to, payment_status }: Transition,
  { part, now, note, proposed, moved, lengthened, held }: TransitionCause,
): Partial<BookingState> {
  const enters = (status: BookingStatus) => to === status && booking.status !== status;
  const endsProposal = booking.proposal_until !== null && (ENDS_PROPOSAL.has(event) || to !== 'confirmed');
  return {
    ...(to !== booking.status && { status: to }),
    ...(payment_status !== booking.payment_status && { payment_status }),
    // Money that is secured after the booking was cancelled goes back: it was never a request.
    ...(event === 'secure' && booking.status === 'awaiting_acceptance' && { authorized_at: now }),
    ...(event === 'extend_hold' && {
      hold_until: after(now, BOOKING_TIMES.holdExtensionMs),
      hold_extended_at: now,
    }),
    ...(enters('confirmed') && { confirmed_at: now }),
    ...(enters('started') && { started_at: now }),
    ...(enters('completed') && { finished_at: now }),
    ...(SETTLES.has(event) && to === 'completed' && { completed_at: now }),
    ...(enters('cancelled') && {
      cancelled_at: now,
      cancel_reason: cancelReasonOf(event, part, booking),
      cancel_note: note ?? null,
    }),
    // As if the team had cancelled it now, from when on the days count in which the customer can ask again.
    ...(event === 'allow_second_visit' && {
      cancelled_at: now,
      cancel_reason: 'admin_cancelled' as const,
      cancel_note: note ?? null,
    }),
    ...(proposed && { proposal_by: proposed.by, proposal_until: proposed.until }),
    ...(endsProposal && { proposal_by: null, proposal_until: null }),
    ...(event === 'dispute' && {
      disputed_at: now,
      disputed_by: part === 'provider' ? ('provider' as const) : ('customer' as const),
      dispute_answer_until: after(now, DISPUTE.answerMs),
    }),
    // While a bank had the money, nobody was waited for.
    ...(RETURNS_MONEY.has(event) && isAwaited(booking) && { dispute_answer_until: after(now, DISPUTE.answerMs) }),
    ...(ENDS_ANSWER.has(event) && isAwaited(booking) && { dispute_answer_until: null }),
    ...(ENDS_DISPUTE.has(event) && isDisputed(booking) && { dispute_ended_at: now }),
    ...(RETURNS_MONEY.has(event) && { money_back_at: now }),
    ...(moved && {
      starts_at: moved.start,
      ends_at: moved.end,
      free_until_at_most: booking.free_until_at_most ?? freeUntil(booking),
    }),
    ...(lengthened && { ends_at: lengthened }),
    ...(held && { hold_until: held }),
    version: booking.version + 1,
  };
}
