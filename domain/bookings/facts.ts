import type { PaymentStatus } from '../payments/index.ts';
import { BOOKING_TIMES, RESCHEDULE } from './limits.ts';
import { after } from './times.ts';

/** Where the work is done: at the customer's place or in a call. */
export const BOOKING_MODES = ['in_person', 'online'] as const;
export type BookingMode = (typeof BOOKING_MODES)[number];

export const BOOKING_STATUSES = [
  'awaiting_acceptance',
  'confirmed',
  'started',
  'in_progress',
  'completed',
  'cancelled',
] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];

/** The statuses in which a booking holds its slot. */
export const LIVE_STATUSES = [
  'awaiting_acceptance',
  'confirmed',
  'started',
  'in_progress',
] as const satisfies BookingStatus[];

/** Why a booking was cancelled. */
export const CANCEL_REASONS = [
  'hold_expired',
  'request_expired',
  'declined',
  'withdrawn',
  'capture_failed',
  'customer_cancelled',
  'provider_cancelled',
  'admin_cancelled',
  'provider_absent',
  'customer_absent',
  'charged_back',
  'first_job_paid_back',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

/** What the rules need of a booking. */
export interface BookingFacts {
  status: BookingStatus;
  payment_status: PaymentStatus;
  starts_at: Date;
  ends_at: Date;
  /** Until when the slot is held without a payment. */
  hold_until: Date;
  /** When the hold was extended, which happens at most once. */
  hold_extended_at: Date | null;
  authorized_at: Date | null;
  confirmed_at: Date | null;
  started_at: Date | null;
  finished_at: Date | null;
  /** Set when it is settled. */
  completed_at: Date | null;
  cancelled_at: Date | null;
  /** Cancelling is not free any longer than this, where the booking was moved; null: it never was. */
  free_until_at_most: Date | null;
  /** When a bank has returned its money last; null: none has. */
  money_back_at: Date | null;
  /** Who proposes other times now, and until when one of them can be accepted; null where nobody does. */
  proposal_by: ProposingPart | null;
  proposal_until: Date | null;
  /** Why it was cancelled. */
  cancel_reason: CancelReason | null;
  /** When the customer reported a problem, which is possible once; and when that was decided or taken back. */
  disputed_at: Date | null;
  dispute_ended_at: Date | null;
  /** Until when the provider can answer; null once they have, once that time is over, and without a dispute. */
  dispute_answer_until: Date | null;
  /** Who reported it; null without one. */
  disputed_by: ProposingPart | null;
  /** The booking whose free second visit this is; null for any other. */
  second_visit_of: string | null;
  /** The customer pays the provider in cash once the job is done. */
  is_cash: boolean;
}

/** Who can propose other times: the two people of the booking. */
export const PROPOSING_PARTS = ['customer', 'provider'] as const;
export type ProposingPart = (typeof PROPOSING_PARTS)[number];

/** Until when the provider can answer a request whose payment was authorized at this instant (BOOKING_TIMES). */
export function respondBy(authorizedAt: Date, startsAt: Date): Date {
  const latest = Math.min(
    authorizedAt.getTime() + BOOKING_TIMES.respondMs,
    startsAt.getTime() - BOOKING_TIMES.respondBeforeStartMs,
  );
  return new Date(Math.max(latest, authorizedAt.getTime() + BOOKING_TIMES.respondAtLeastMs));
}

/**
 * Whether a bank had the money when the job was to begin, or has it now: nobody has to work for that, and a job that
 * does not happen counts against nobody.
 */
export const isFreeOfBlame = ({ status, payment_status, money_back_at, starts_at }: BookingFacts): boolean =>
  payment_status === 'charged_back' || (status === 'confirmed' && money_back_at !== null && money_back_at > starts_at);

/**
 * Until when the customer can cancel a confirmed booking free of charge (BOOKING_TIMES). A booking that is moved keeps
 * the deadline that it had before, or gets an earlier one: a new time never extends it.
 */
export function freeUntil({ free_until_at_most, ...facts }: FreeFacts): Date {
  const byTimes = freeUntilByTimes(facts);
  return free_until_at_most !== null && free_until_at_most < byTimes ? free_until_at_most : byTimes;
}
type FreeFacts = Pick<BookingFacts, 'starts_at' | 'confirmed_at' | 'free_until_at_most'>;

function freeUntilByTimes({ starts_at, confirmed_at }: Omit<FreeFacts, 'free_until_at_most'>): Date {
  const dayBefore = after(starts_at, -BOOKING_TIMES.freeCancellationMs);
  if (confirmed_at === null) return dayBefore;
  const shortlyAfter = Math.min(
    confirmed_at.getTime() + BOOKING_TIMES.freeAfterAcceptanceMs,
    starts_at.getTime() - BOOKING_TIMES.freeAfterAcceptanceBeforeStartMs,
  );
  return new Date(Math.max(dayBefore.getTime(), shortlyAfter));
}

/** The free cancellation that can be promised before a booking is accepted. */
export interface FreeCancellation {
  until: Date;
  /** Only this long after the acceptance, in milliseconds; null where it is free until then whenever it is accepted. */
  for_ms: number | null;
}

/** What `freeUntil` will be after an acceptance from now on; null where cancelling will not be free any more. */
export function freeCancellation(startsAt: Date, now: Date): FreeCancellation | null {
  const dayBefore = freeUntilByTimes({ starts_at: startsAt, confirmed_at: null });
  if (dayBefore > now) return { until: dayBefore, for_ms: null };
  const latest = after(startsAt, -BOOKING_TIMES.freeAfterAcceptanceBeforeStartMs);
  return latest > now ? { until: latest, for_ms: BOOKING_TIMES.freeAfterAcceptanceMs } : null;
}

/** Until when a booking can be moved, and to a time that starts then (RESCHEDULE). */
export function movableUntil(startsAt: Date): Date {
  return after(startsAt, -RESCHEDULE.beforeStartMs);
}

/** From when on a job can be started (BOOKING_TIMES). */
export function startableFrom(startsAt: Date): Date {
  return after(startsAt, -BOOKING_TIMES.startEarlyMs);
}

/** When the clock notes that work has begun, if the customer does not (BOOKING_TIMES). */
export function beginsAt(startedAt: Date): Date {
  return after(startedAt, BOOKING_TIMES.beginAfterStartedMs);
}

/** When a finished job counts as confirmed, if the customer does not confirm it (BOOKING_TIMES). */
export function settlesAt(finishedAt: Date): Date {
  return after(finishedAt, BOOKING_TIMES.settleAfterFinishMs);
}

/** Whether a problem that the customer reported is still to be decided: what the provider earned is held meanwhile. */
export function isDisputed({ disputed_at, dispute_ended_at }: Pick<BookingFacts, 'disputed_at' | 'dispute_ended_at'>) {
  return disputed_at !== null && dispute_ended_at === null;
}

/** Whether nothing more happens about the work: it is settled or cancelled. */
export function hasEnded({ status, completed_at }: Pick<BookingFacts, 'status' | 'completed_at'>): boolean {
  return status === 'cancelled' || completed_at !== null;
}

/** When the provider's part of a late cancellation is paid out (BOOKING_TIMES). */
export function keptPayoutAt(cancelledAt: Date): Date {
  return after(cancelledAt, BOOKING_TIMES.keptPayoutAfterCancelMs);
}
