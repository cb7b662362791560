import type { PaymentStatus } from '../payments/index.ts';
import { BOOKING_TIMES } from './limits.ts';
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
}

/** Until when the provider can answer a request whose payment was authorized at this instant (BOOKING_TIMES). */
export function respondBy(authorizedAt: Date, startsAt: Date): Date {
  const latest = Math.min(
    authorizedAt.getTime() + BOOKING_TIMES.respondMs,
    startsAt.getTime() - BOOKING_TIMES.respondBeforeStartMs,
  );
  return new Date(Math.max(latest, authorizedAt.getTime() + BOOKING_TIMES.respondAtLeastMs));
}

/** Until when the customer can cancel a confirmed booking free of charge (BOOKING_TIMES). */
export function freeUntil({ starts_at, confirmed_at }: Pick<BookingFacts, 'starts_at' | 'confirmed_at'>): Date {
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
  const dayBefore = freeUntil({ starts_at: startsAt, confirmed_at: null });
  if (dayBefore > now) return { until: dayBefore, for_ms: null };
  const latest = after(startsAt, -BOOKING_TIMES.freeAfterAcceptanceBeforeStartMs);
  return latest > now ? { until: latest, for_ms: BOOKING_TIMES.freeAfterAcceptanceMs } : null;
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

/** When the provider's part of a late cancellation is paid out (BOOKING_TIMES). */
export function keptPayoutAt(cancelledAt: Date): Date {
  return after(cancelledAt, BOOKING_TIMES.keptPayoutAfterCancelMs);
}
