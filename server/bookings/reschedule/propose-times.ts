import { type Calendar, type ProposalProblem, proposalProblem, proposalUntil } from '@hirfa/domain/bookings';
import { isRefusal, type Person, type Refusal, refuse, refuseField, type WriteCtx } from '../../kernel/verb.ts';
import { changeBooking } from '../change-booking.ts';
import { calendarIn } from '../offers.ts';
import type { BookingRow } from '../queries.ts';
import { lockForStep } from '../take-step.ts';
import { findCalendarWithout, insertProposals } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Proposes other times for a confirmed booking to its other side; the booking stays as it is. */
export async function proposeTimes({
  ctx,
  input: { id, times },
}: {
  ctx: WriteCtx<Person>;
  input: { id: string; times: readonly string[] };
}) {
  const { db, now } = ctx;
  const found = await lockForStep(ctx, { id, event: 'propose' });
  if (isRefusal(found)) return found;
  const { booking, part } = found;
  if (part !== 'customer' && part !== 'provider') return refuse('state_changed');
  const starts = times.map((time) => new Date(time));
  const problem = proposalProblem(starts, { present: booking, calendar: await calendarFor(ctx, booking, starts), now });
  if (problem !== null) return refusalOf(problem);
  const proposed = { by: part, until: proposalUntil(starts, booking, now) };
  const proposal = {
    booking_id: id,
    by_part: part,
    times: starts.toSorted((one, other) => one.getTime() - other.getTime()),
    proposed_at: now,
    open_until: proposed.until,
  };
  await insertProposals(db, [proposal]);
  const isDone = await changeBooking({ ctx, input: { booking, event: 'propose', part, proposed } });
  return isDone ? { id } : refuse('state_changed');
}

/** The calendar without the booking itself, around these starts. No booking is longer than a day. */
export async function calendarFor(
  { db }: WriteCtx<Person>,
  booking: BookingRow,
  starts: readonly Date[],
): Promise<Calendar> {
  const at = starts.map((start) => start.getTime());
  const range = { start: new Date(Math.min(...at) - DAY_MS), end: new Date(Math.max(...at) + 2 * DAY_MS) };
  const row = await findCalendarWithout(db, booking, range);
  if (row === undefined) throw new Error(`booking ${booking.id} has no calendar`);
  return calendarIn(booking.mode, row);
}

const WORDS: Record<Exclude<ProposalProblem['problem'], 'not_free'>, string> = {
  number: 'One to three times can be proposed',
  twice: 'This time is proposed twice',
  present: 'The booking is at this time already',
  too_soon: 'This time is too soon',
};

function refusalOf({ index, problem }: ProposalProblem): Refusal<'invalid_input' | 'slot_taken'> {
  if (problem === 'not_free') return refuse('slot_taken');
  return refuseField(index === null ? 'times' : `times.${index}`, WORDS[problem]);
}
