import { CALENDAR } from '@hirfa/domain/bookings';
import { addDays, type Day, weekOf } from '@hirfa/domain/market';

export const CALENDAR_VIEWS = ['day', 'week', 'month'] as const;
export type CalendarView = (typeof CALENDAR_VIEWS)[number];

/** Which part of the calendar an address shows: the week of today, where it does not say. */
export interface CalendarPlace {
  view?: CalendarView;
  day?: Day;
}

/** The place that the search parameters of an address name; what is no view or no day is left out. */
export function calendarPlace({ view, day }: Record<string, unknown>): CalendarPlace {
  const known = CALENDAR_VIEWS.find((each) => each === view);
  return { ...(known && { view: known }), ...(isDay(day) && { day }) };
}

function isDay(value: unknown): value is Day {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  if (Number.isNaN(Date.parse(`${value}T00:00:00Z`)) || addDays(value, 0) !== value) return false;
  // A whole month before and after it can be asked for, too.
  return addDays(CALENDAR.first, CALENDAR.days) <= value && value <= addDays(CALENDAR.last, -CALENDAR.days);
}

export interface DayRange {
  from: Day;
  days: number;
}

/** The whole weeks that are read for a view: one, or those of a month. */
export function weeksOf(view: CalendarView, day: Day): DayRange {
  if (view !== 'month') return { from: weekOf(day), days: 7 };
  const first = firstOfMonth(day);
  const from = weekOf(first);
  let days = 28;
  while (addDays(from, days) < nextMonth(first)) days += 7;
  return { from, days };
}

/** The day that the view before (-1) or after (1) is opened with. */
export function dayBeside(view: CalendarView, day: Day, direction: -1 | 1): Day {
  if (view === 'day') return addDays(day, direction);
  if (view === 'week') return addDays(day, 7 * direction);
  return direction === 1 ? nextMonth(day) : firstOfMonth(addDays(firstOfMonth(day), -1));
}

export const isSameMonth = (one: Day, other: Day) => one.slice(0, 7) === other.slice(0, 7);

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;
const nextMonth = (day: Day): Day => firstOfMonth(addDays(firstOfMonth(day), 31));
