import { cairoInstant, formatDateTime, type Locale, startOfDay } from '@hirfa/domain/market';

/** A Sunday of winter time, for names of weekdays and for times that belong to no day. */
const SUNDAY = '2023-01-01';

/** A minute of a day as clocks show it: "9:30 AM". */
export function clockTime(minute: number, locale: Locale): string {
  return formatDateTime(cairoInstant(SUNDAY, minute) ?? startOfDay(SUNDAY), 'time', locale);
}

/** The name of a weekday; 0 is Sunday. */
export function weekdayName(weekday: number, locale: Locale): string {
  return formatDateTime(startOfDay(`2023-01-0${weekday + 1}`), 'long-weekday', locale);
}
