import { addDays, cairoDay, type Day } from '../../market/index.ts';

/** When the gateway is compared each night, in minutes of the day in Cairo. */
export const RECONCILED_AT_MINUTE = 5 * 60;
/** The least time between the end of a day and its comparison, because lists of gateways are late. */
const LATE_MS = 4 * 3_600_000;
/** For so many days before, the list is read again each night: movements may appear late in it. */
export const READ_AGAIN_DAYS = 3;
/** At most this many missed days are compared after an outage. */
const MOST_DAYS = 31;

/** The days that are to be compared, the oldest first: those since the last one that was; at first only the last. */
export function daysToReconcile(now: Date, lastDone: Day | null): Day[] {
  const last = addDays(cairoDay(new Date(now.getTime() - LATE_MS)), -1);
  const days = Array.from({ length: MOST_DAYS }, (_, back) => addDays(last, -back));
  return days.filter((day) => (lastDone === null ? day === last : day > lastDone)).toReversed();
}
