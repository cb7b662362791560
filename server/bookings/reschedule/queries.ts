import type { ProposalOutcome, TimeRange } from '@hirfa/domain/bookings';
import { and, eq, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { CalendarRow } from '../calendar-queries.ts';
import { bookingProposals } from '../proposal-tables.ts';
import type { BookingRow } from '../queries.ts';

export type NewProposal = Pick<
  typeof bookingProposals.$inferSelect,
  'booking_id' | 'by_part' | 'times' | 'proposed_at' | 'open_until'
>;

export async function insertProposals(db: Database, proposals: readonly NewProposal[]): Promise<void> {
  await db.insert(bookingProposals).values(proposals.map((proposal) => ({ id: newId(), ...proposal })));
}

/** The open proposal of a booking, which is locked. */
export async function findOpenProposal(db: Database, bookingId: string) {
  const isOpen = and(eq(bookingProposals.booking_id, bookingId), isNull(bookingProposals.outcome));
  const [row] = await db.select().from(bookingProposals).where(isOpen);
  return row;
}

interface Decision {
  outcome: ProposalOutcome;
  decided_at: Date;
  chosen_at?: Date;
}

export async function closeProposal(db: Database, id: string, decision: Decision): Promise<void> {
  await db
    .update(bookingProposals)
    .set(decision)
    .where(and(eq(bookingProposals.id, id), isNull(bookingProposals.outcome)));
}

const Range = z.object({ start: z.coerce.date(), end: z.coerce.date() });
const Around = z.object({ around: z.object({ calendar: CalendarRow, own: Range.nullable() }).nullable() });

/** The calendar of a booking's provider between two instants, without what the booking itself takes. */
export async function findCalendarWithout(
  db: Database,
  booking: Pick<BookingRow, 'id'>,
  range: TimeRange,
): Promise<CalendarRow | undefined> {
  return (await findCalendarAround(db, booking, range))?.calendar;
}

/** The same, and what the booking itself takes; null where it does not take time any more. */
export async function findCalendarAround(db: Database, { id }: Pick<BookingRow, 'id'>, { start, end }: TimeRange) {
  const [from, to] = [start, end].map((at) => sql`${at.toISOString()}::timestamptz`);
  const [row] = await db.execute(sql`select calendar_around_booking(${id}::uuid, ${from}, ${to}) as around`);
  const { around } = Around.parse(row);
  if (around === null) return undefined;
  const { calendar, own } = around;
  // Only one of them: an imported calendar may be busy at the same time.
  const mine = calendar.busy.findIndex((taken) => own !== null && isSame(taken, own));
  return { calendar: { ...calendar, busy: calendar.busy.filter((_, index) => index !== mine) }, own };
}

const isSame = (one: TimeRange, other: TimeRange) =>
  one.start.getTime() === other.start.getTime() && one.end.getTime() === other.end.getTime();
