import type { Calendar } from '../index.ts';

/** The calendar of somebody who works from 9 to 17 each day, with what a test changes of it. */
export const calendarWith = (given: Partial<Calendar> = {}): Calendar => ({
  weekly: Array.from({ length: 7 }, (_, weekday) => ({ weekday, from_minute: 9 * 60, to_minute: 17 * 60 })),
  templates: [],
  exceptions: [],
  busy: [],
  noticeMinutes: 120,
  horizonDays: 60,
  stepMinutes: 30,
  bufferMinutes: 30,
  ...given,
});
