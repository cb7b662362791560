import { type BookingFacts, type CancelReason, isFreeOfBlame } from './facts.ts';
import type { BookingEvent, Part, STATE_TABLE } from './state-table.ts';

/**
 * What counts in the rates of a provider (product decision: rates). A request without acceptance: declined, or expired.
 * A job that they did not complete: cancelled by them, or they were absent.
 */
export const COUNTED_REASONS = {
  declined: 'declined',
  expired: 'request_expired',
  byProvider: ['provider_cancelled', 'provider_absent'],
} as const satisfies Record<string, CancelReason | readonly CancelReason[]>;

type CancellingEvent = Extract<(typeof STATE_TABLE)[number], { to: 'cancelled' }>['event'];

/** One reason for every event that cancels a booking, except `cancel`, whose reason is the part. */
const REASON_OF_EVENT: Partial<Record<BookingEvent, CancelReason>> = {
  expire_hold: 'hold_expired',
  expire_request: 'request_expired',
  decline: 'declined',
  withdraw: 'withdrawn',
  refuse_capture: 'capture_failed',
  void: 'capture_failed',
  provider_absent: 'provider_absent',
  customer_absent: 'customer_absent',
} satisfies Record<Exclude<CancellingEvent, 'cancel'>, CancelReason>;

/**
 * The reason that a booking keeps when this event, caused by this part, cancels it. Who does not work because the bank
 * of the customer has the money did not cancel. The gateway cancels only free second visits.
 */
export function cancelReasonOf(event: BookingEvent, part: Part, facts: BookingFacts): CancelReason {
  const reason = REASON_OF_EVENT[event];
  if (reason !== undefined) return reason;
  if (part === 'gateway') return 'first_job_paid_back';
  if (isFreeOfBlame(facts) && (part === 'provider' || part === 'clock')) return 'charged_back';
  if (part === 'customer') return 'customer_cancelled';
  return part === 'provider' ? 'provider_cancelled' : 'admin_cancelled';
}
