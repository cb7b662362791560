import { BOOKING_TIMES } from '@hirfa/domain/bookings';
import { WAITING_PROVIDERS } from '@hirfa/domain/providers';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** The limits of the product that a visitor asks about. */
export const HOURS = {
  untilApproved: WAITING_PROVIDERS.application.decidedWithinMs / HOUR_MS,
  untilSettled: BOOKING_TIMES.settleAfterFinishMs / HOUR_MS,
  toAnswer: BOOKING_TIMES.respondMs / HOUR_MS,
  freeCancellation: BOOKING_TIMES.freeCancellationMs / HOUR_MS,
} as const;
export const MINUTES = {
  freeAfterAcceptance: BOOKING_TIMES.freeAfterAcceptanceMs / MINUTE_MS,
} as const;
