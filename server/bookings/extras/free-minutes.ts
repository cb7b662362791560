import { EXTRA, freeMinutesAfter } from '@hirfa/domain/bookings';
import type { Ctx, Person } from '../../kernel/verb.ts';
import type { BookingRow } from '../queries.ts';
import { findCalendarAround } from '../reschedule/queries.ts';

const MINUTE_MS = 60_000;
/** Further than any travel buffer behind the longest extra. */
const AHEAD_MS = 24 * 60 * MINUTE_MS;

/** How many minutes an extra can add to a job of the actor now. */
export async function findFreeMinutes({ db }: Ctx<Person>, booking: BookingRow): Promise<number> {
  const { starts_at, ends_at } = booking;
  const start = ends_at;
  const end = new Date(ends_at.getTime() + EXTRA.minutes.max * MINUTE_MS + AHEAD_MS);
  const around = await findCalendarAround(db, booking, { start, end });
  // What has no slot takes no time any more.
  if (around?.own == null) return 0;
  const buffer = (around.own.end.getTime() - ends_at.getTime()) / MINUTE_MS;
  return freeMinutesAfter({ start: starts_at, end: ends_at }, around.calendar.busy, buffer);
}
