import { nearestTimes, proposalUntil, RESCHEDULE, slotOfLength, type TimeRange } from '@hirfa/domain/bookings';
import { isRefusal, type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { changeBookings } from '../change-booking.ts';
import { calendarIn } from '../offers.ts';
import type { BookingRow } from '../queries.ts';
import { findCalendarWithout, insertProposals } from '../reschedule/queries.ts';
import { lockDates } from './lock-dates.ts';

const DAY_MS = 24 * 60 * 60_000;
/** No booking is longer than a day. */
const AROUND_MS = (RESCHEDULE.aroundDays + 2) * DAY_MS;

interface Other {
  booking: BookingRow;
  starts: Date[];
}

/** The provider proposes other times for dates of a package: the nearest free ones of each; nothing is held. */
export async function proposeForDates({
  ctx,
  input: { id, bookings },
}: {
  ctx: WriteCtx<Person>;
  input: { id: string; bookings: readonly string[] };
}) {
  const { db, now } = ctx;
  const dates = await lockDates({ ctx, input: { id, bookings, event: 'propose' } });
  if (isRefusal(dates)) return dates;
  const others = (await findOthers(ctx, dates)).map(({ booking, starts }) => ({
    booking,
    starts,
    proposed: { by: 'provider' as const, until: proposalUntil(starts, booking, now) },
  }));
  if (others.length === 0) return refuse('slot_taken');
  await insertProposals(
    db,
    others.map(({ booking, starts, proposed: { by, until } }) => ({
      booking_id: booking.id,
      by_part: by,
      times: starts.toSorted((one, other) => one.getTime() - other.getTime()),
      proposed_at: now,
      open_until: until,
    })),
  );
  const changes = others.map(({ booking, proposed }) => ({ booking, proposed, event: 'propose' as const }));
  await changeBookings({ ctx, input: changes.map((change) => ({ ...change, part: 'provider' as const })) });
  return { id };
}

/** The dates near which something is free, each with other times; no time is proposed for two of them. */
async function findOthers({ db, now }: WriteCtx<Person>, dates: readonly BookingRow[]): Promise<Other[]> {
  const byStart = dates.toSorted((a, b) => a.starts_at.getTime() - b.starts_at.getTime());
  const [first, last] = [byStart.at(0), byStart.at(-1)];
  if (first === undefined || last === undefined) return [];
  const range = {
    start: new Date(first.starts_at.getTime() - AROUND_MS),
    end: new Date(last.starts_at.getTime() + AROUND_MS),
  };
  const row = await findCalendarWithout(db, first, range);
  if (row === undefined) throw new Error(`booking ${first.id} has no calendar`);
  const calendar = calendarIn(first.mode, row);
  const taken: TimeRange[] = [];
  return byStart.flatMap((booking) => {
    const own = booking.id === first.id ? calendar : withoutOwn(calendar, booking);
    const starts = nearestTimes(booking, { calendar: own, taken, now });
    taken.push(...starts.map((start) => slotOfLength(booking, start)));
    return starts.length === 0 ? [] : { booking, starts };
  });
}

/** A calendar without what a booking itself takes in it. An imported calendar may be busy at the same time. */
function withoutOwn<Calendar extends { busy: readonly TimeRange[] }>(
  calendar: Calendar,
  { starts_at, ends_at }: Pick<BookingRow, 'starts_at' | 'ends_at'>,
): Calendar {
  const own = calendar.busy.findIndex(({ start, end }) => start <= starts_at && end >= ends_at);
  return { ...calendar, busy: calendar.busy.filter((_, index) => index !== own) };
}
