/** What a calendar elsewhere is searched for: when it is busy between two instants, in milliseconds. */
export interface CalendarJob {
  bytes: Uint8Array;
  from: number;
  to: number;
}

/** From when to when it is busy, in milliseconds; the ranges do not touch. */
export type BusyRange = readonly [from: number, to: number];

/** `too_large`: too many events, repetitions or busy times. */
export type CalendarProblem = 'not_a_calendar' | 'too_large';
/** How many events were not read whole, and how many are in a zone that nobody knows. */
export interface BusyFound {
  busy: BusyRange[];
  unread: number;
  guessed: number;
}
export type BusyTimes = BusyFound | CalendarProblem;
