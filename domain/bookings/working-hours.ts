import { type Day, weekdayOf } from '../market/index.ts';

/** A part of a Cairo day, in minutes since midnight: 0–1440, the end not included. */
export interface Hours {
  from_minute: number;
  to_minute: number;
}

/** Working hours of one weekday; 0 is Sunday. */
export interface WeeklyHours extends Hours {
  weekday: number;
}

/** Hours that replace the weekly ones from one Cairo day to another, both included; none on a weekday: closed. */
export interface HourTemplate {
  first_day: Day;
  last_day: Day;
  hours: readonly WeeklyHours[];
}

/** A day off, or hours in addition to those of the day. */
export type DayException = { day: Day; kind: 'off' } | ({ day: Day; kind: 'hours' } & Hours);

/** When a provider works. */
export interface WorkingHours {
  weekly: readonly WeeklyHours[];
  templates: readonly HourTemplate[];
  exceptions: readonly DayException[];
}

/**
 * The hours that hold on a day of Cairo (product decision: availability): none on a day off, else those of the template
 * that covers the day, else the weekly ones; and the extra hours of the day, which may overlap them.
 */
export function hoursOn({ weekly, templates, exceptions }: WorkingHours, day: Day): Hours[] {
  const ofDay = exceptions.filter((exception) => exception.day === day);
  const template = templates.find(({ first_day, last_day }) => first_day <= day && day <= last_day);
  const isOff = ofDay.some(({ kind }) => kind === 'off');
  const ordinary = isOff ? [] : (template?.hours ?? weekly).filter(({ weekday }) => weekday === weekdayOf(day));
  return [...ordinary, ...ofDay.filter((exception) => exception.kind === 'hours')];
}
