import { type CancelReason, cancelReasonOf } from './cancel-reasons.ts';
import type { BookingFacts, BookingStatus } from './facts.ts';
import { BOOKING_TIMES } from './limits.ts';
import { FIRST_STATE, type Part, type Transition } from './state-table.ts';
import { after } from './times.ts';

/** The columns of a booking that events change. */
export interface BookingState extends BookingFacts {
  cancel_reason: CancelReason | null;
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
    version: 1,
  };
}

/** Who caused a transition, when, and what they wrote. */
export interface TransitionCause {
  part: Part;
  now: Date;
  note?: string | undefined;
}

/** The columns that a transition of the state table changes, with their new values; all other columns keep theirs. */
export function applyTransition(
  booking: BookingState,
  { event, to, payment_status }: Transition,
  { part, now, note }: TransitionCause,
): Partial<BookingState> {
  const enters = (status: BookingStatus) => to === status && booking.status !== status;
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
    ...(event === 'settle' && { completed_at: now }),
    ...(enters('cancelled') && {
      cancelled_at: now,
      cancel_reason: cancelReasonOf(event, part),
      cancel_note: note ?? null,
    }),
    version: booking.version + 1,
  };
}
