import type { CalendarBooking, CalendarDay, ProviderCalendar } from '@hirfa/contract/bookings';
import type { TimeRange } from '@hirfa/domain/bookings';
import { addDays, type Day } from '@hirfa/domain/market';
import type { CalendarView, DayRange } from './calendar-place.ts';
import { type Placed, placeOn } from './placement.ts';

/** The minutes of the smallest block: 45 px, so that it can be pressed. */
const LEAST_MINUTES = 45;

/** What every part of the calendar depends on. */
export interface Shown {
  view: CalendarView;
  day: Day;
  now: Date;
  today: Day;
}

/** A booking, or an imported busy time. */
export interface Entry {
  id: string;
  time: TimeRange;
  booking: CalendarBooking | null;
}

export interface ShownDay extends CalendarDay {
  entries: readonly Placed<Entry>[];
}

/** The days of a calendar with what is on each; before it is read, days without anything. */
export function shownDays({ from, days }: DayRange, calendar: ProviderCalendar | undefined): ShownDay[] {
  const time = (each: { starts_at: string; ends_at: string }) => ({
    start: new Date(each.starts_at),
    end: new Date(each.ends_at),
  });
  const bookings = calendar?.bookings.map((booking) => ({ id: booking.id, time: time(booking), booking })) ?? [];
  const busy = calendar?.busy.map((each) => ({ id: each.starts_at, time: time(each), booking: null })) ?? [];
  const entries: Entry[] = [...bookings, ...busy];
  return Array.from({ length: days }, (_, index) => {
    const day = addDays(from, index);
    const known = calendar?.days[index] ?? { day, hours: [], is_day_off: false, template: null };
    return { ...known, entries: placeOn(day, entries, (entry) => entry.time, LEAST_MINUTES) };
  });
}

/** How many requests and how many jobs are on a day, or on several. */
export function countsOf(days: readonly ShownDay[]): { requests: number; jobs: number } {
  const bookings = new Map(
    days.flatMap(({ entries }) => entries.flatMap(({ item: { booking } }) => (booking ? [[booking.id, booking]] : []))),
  );
  const all = [...bookings.values()];
  const requests = all.filter(({ status }) => status === 'awaiting_acceptance').length;
  return { requests, jobs: all.length - requests };
}
