const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Times of a booking's life, in milliseconds (product decision: booking), each named after what it limits. */
export const BOOKING_TIMES = {
  /** The slot is held while the customer pays; once a little longer where a payment is under way. */
  holdMs: 15 * MINUTE,
  holdExtensionMs: 5 * MINUTE,
  /** A request is answered within a day, or two hours before the start; never in less than a quarter of an hour. */
  respondMs: 24 * HOUR,
  respondBeforeStartMs: 2 * HOUR,
  respondAtLeastMs: 15 * MINUTE,
  startEarlyMs: 30 * MINUTE,
  beginAfterStartedMs: 10 * MINUTE,
  finishAfterEndMs: 12 * HOUR,
  settleAfterFinishMs: 24 * HOUR,
  freeCancellationMs: 24 * HOUR,
  freeAfterAcceptanceMs: 30 * MINUTE,
  freeAfterAcceptanceBeforeStartMs: HOUR,
  keptPayoutAfterCancelMs: 24 * HOUR,
  providerAbsentMs: 15 * MINUTE,
  providerAbsentAfterEndMs: 24 * HOUR,
  customerAbsentMs: 20 * MINUTE,
} as const;

/** The provider is alerted to a new request for this long, and a screen without sockets asks again. 9.22, 9.23 */
export const REQUEST_ALERT = { windowMs: 15 * MINUTE, firstPollMs: 2000, pollMs: 15_000, polls: 8 } as const;

/** How long work may be that is paid by the hour, in half hours: 1 to 12 hours. */
export const HALF_HOURS = { min: 2, max: 24 } as const;

/** How many come, where a provider takes groups. */
export const PEOPLE = { min: 1, max: 10 } as const;

/** Calendar rules of a provider who has set none, in minutes and days. */
export const AVAILABILITY = { noticeMinutes: 120, horizonDays: 60, stepMinutes: 30, travelBufferMinutes: 30 } as const;

export const START_CODE = { digits: 4, tries: 5 } as const;
export const ADDRESS_LENGTH = { min: 5, max: 300 } as const;
export const NOTES_MAX = 1000;
export const REASON_LENGTH = { min: 3, max: 500 } as const;
