import { addDays, cairoDay, type Day, startOfDay } from '../market/index.ts';

/** A month of Cairo's calendar: "2026-11". */
export type Month = string;
export const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])$/;

/** When the books of a month are closed, in minutes of the first day after it in Cairo. */
export const CLOSED_AT_MINUTE = 4 * 60;
/** The time between the end of a month and the closing of its books: by then nothing of it is still under way. */
const CLOSING_MS = 3 * 3_600_000;

/** From then on it is late: whoever looks after the site has to know. */
const LATE_MS = 6 * 3_600_000;

export const monthOf = (at: Date): Month => cairoDay(at).slice(0, 7);
export const firstDayOf = (month: Month): Day => `${month}-01`;
/** 31 days after its first one a month is over. */
export const nextMonth = (month: Month): Month => addDays(firstDayOf(month), 31).slice(0, 7);

/** The instants at which a month begins, and at which the next one does. */
export const boundsOf = (month: Month): { from: Date; until: Date } => ({
  from: startOfDay(firstDayOf(month)),
  until: startOfDay(firstDayOf(nextMonth(month))),
});

/** Whether the books of a month should have been closed some hours ago. */
export const isClosedLate = (month: Month, now: Date): boolean =>
  now.getTime() - boundsOf(month).until.getTime() >= LATE_MS;

/** The months that are to be closed, the oldest first: those that are over, from a month on. */
export function monthsToClose(now: Date, first: Month): Month[] {
  const months: Month[] = [];
  const isOver = (month: Month) => boundsOf(month).until.getTime() + CLOSING_MS <= now.getTime();
  for (let month = first; isOver(month); month = nextMonth(month)) months.push(month);
  return months;
}
