const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Time limits of a booking, in milliseconds (product decision: booking). */
export const BOOKING_TIMES = {
  /** How long the slot is held while the customer pays; extended once where a payment is under way. */
  holdMs: 15 * MINUTE,
  holdExtensionMs: 5 * MINUTE,
  /** A provider can answer for a day, until two hours before the start at the latest, but at least for 15 minutes. */
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

/**
 * Other times for a confirmed booking: how many are proposed at once, for how long they can be accepted, and how long
 * before the start at the latest (product decision: booking). A date of a package can be moved by so many days, however
 * far ahead it is.
 */
export const RESCHEDULE = { times: 3, openMs: 24 * HOUR, beforeStartMs: 2 * HOUR, aroundDays: 7 } as const;

/**
 * A problem that the customer reports: how long the provider can answer, within which time an admin decides after that,
 * and how long a customer who was reported absent can contradict (product decision: booking). `photos` of each person;
 * those that were not sent with what they write are deleted after a while.
 */
export const DISPUTE = {
  answerMs: 48 * HOUR,
  decideMs: 72 * HOUR,
  afterAbsenceMs: 24 * HOUR,
  text: { min: 10, max: 1000 },
  photos: 4,
  unsentPhotosMs: 7 * 24 * HOUR,
} as const;

/**
 * Other providers for a booking that its provider has let down: how many are offered, how much dearer they may be, how
 * many days after it are looked through where nobody is free at that very time, and for how long after its end they are
 * offered at least (product decision: rescue).
 */
export const RESCUE = { most: 5, dearerPercent: 10, laterDays: 7, openMs: 72 * HOUR } as const;

/**
 * Waiting for a time that is taken: with how many providers and days somebody waits at once, for how long only they are
 * told of a time that has become free, and how often. At night nobody is told of what begins more than so long after
 * its end (product decision: waitlist).
 */
export const WAITLIST = { most: 10, turnMs: 15 * MINUTE, turns: 3, afterNightMs: 2 * HOUR } as const;

/** How many times are proposed to somebody who books again. */
export const AGAIN = { times: 4 } as const;

/** How many unpaid bookings one customer can have at once, and create in a period (product decision: booking). */
export const HOLDS = { atOnce: 3, perPeriod: 12, periodMs: HOUR } as const;

/** How long a provider is alerted to a new request, and how often a screen without sockets polls. 9.22, 9.23 */
export const REQUEST_ALERT = { windowMs: 15 * MINUTE, firstPollMs: 2000, pollMs: 15_000, polls: 8 } as const;

/** How many statuses of bookings are answered at most, and how old recent bookings are. 7.17, 7.18 */
export const STATUS_CHECK = { most: 100, recentMs: 30 * 24 * HOUR } as const;

/** The length of work that is paid by the hour, in half hours: 1 to 12 hours. */
export const HALF_HOURS = { min: 2, max: 24 } as const;

/**
 * Several services of one provider in one booking: how many others with the first one, and how many minutes all of them
 * take at most, as many as work by the hour (product decision: several services).
 */
export const SEVERAL = { others: 4, minutes: HALF_HOURS.max * 30 } as const;

/** The size of a group, where the provider accepts groups. */
export const PEOPLE = { min: 1, max: 10 } as const;

/** The default calendar rules of a provider, in minutes and days. */
export const AVAILABILITY = { noticeMinutes: 120, horizonDays: 60, stepMinutes: 30, travelBufferMinutes: 30 } as const;

/** Providers are in lists who can be booked today or on one of so many days after it (product decision: listing). */
export const LISTING = { days: 14 } as const;

/** Half hours of free time that are kept for search: so many days more, because they are found again once a day. */
export const FREE_TIME = { spareDays: 3, halfHourMinutes: 30, halfHoursOfDay: 48 } as const;

/** The namespace of sockets on which anybody may watch slots, and of how many providers at once. */
export const WATCHED_SLOTS = { namespace: '/slots', providers: 5 } as const;

/** How many weeks of earnings are shown by default and at most, and how many days a file of them has at most. */
export const EARNINGS = { weeks: 8, maxWeeks: 53, maxFileDays: 731 } as const;

/**
 * A provider's calendar: how many days are answered at most (six weeks, as a month shows them) and between which days,
 * how many bookings and busy times, and how long before a day a booking that still touches it can begin.
 */
export const CALENDAR = {
  days: 42,
  first: '2000-01-01',
  last: '2099-12-31',
  most: 1000,
  longestMs: 24 * HOUR,
} as const;

/** How many of the requests that wait for an answer a provider's home shows. */
export const PROVIDER_HOME = { requests: 3 } as const;

export const START_CODE = { digits: 4, tries: 5 } as const;
export const ADDRESS_LENGTH = { min: 5, max: 300 } as const;
export const NOTES_MAX = 1000;
export const REASON_LENGTH = { min: 3, max: 500 } as const;

/** How many addresses of a customer are kept, and the length of the name that the customer gives to one. */
export const KEPT_ADDRESSES = { most: 10, nameMax: 40 } as const;
