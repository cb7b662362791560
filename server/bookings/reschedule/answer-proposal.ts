import { acceptableUntil, type BookingEvent, isFreeForMove, slotOfLength } from '@hirfa/domain/bookings';
import { isRefusal, type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { isPriceChanging } from '../../payments/index.ts';
import { lockCalendar } from '../../providers/index.ts';
import { changeBooking } from '../change-booking.ts';
import { findBookingRow } from '../queries.ts';
import { lockForStep } from '../take-step.ts';
import { calendarFor } from './propose-times.ts';
import { closeProposal, findOpenProposal } from './queries.ts';

interface Answered {
  id: string;
  proposal_id: string;
}
interface Accepted extends Answered {
  from: string;
  to: string;
}

/**
 * Moves a booking to a proposed time: the new slot is taken and the old one freed in one step. The calendar is locked
 * before the booking, so that what is free now is free at the commit, and two moves never wait for each other.
 */
export async function acceptProposal({ ctx, input }: { ctx: WriteCtx<Person>; input: Accepted }) {
  const { db, now } = ctx;
  const seen = await findBookingRow(db, input.id);
  if (seen === undefined) return refuse('not_found');
  await lockCalendar(db, seen.provider_id);
  const found = await lockProposal(ctx, input, 'reschedule');
  if (isRefusal(found)) return found;
  const { booking, part, proposal } = found;
  if (booking.starts_at.getTime() !== Date.parse(input.from)) return refuse('state_changed');
  const chosen = proposal.times.find((time) => time.getTime() === Date.parse(input.to));
  if (chosen === undefined || now >= acceptableUntil(chosen, booking, proposal.proposed_at))
    return refuse('state_changed');
  // It makes the work longer.
  if (await isPriceChanging(db, booking.id)) return refuse('extra_being_paid');
  const moved = slotOfLength(booking, chosen);
  // The other side has agreed to less notice by proposing or accepting it.
  const calendar = { ...(await calendarFor(ctx, booking, [chosen])), noticeMinutes: 0 };
  if (!isFreeForMove(chosen, { present: booking, calendar, now })) return refuse('slot_taken');
  await closeProposal(db, proposal.id, { outcome: 'accepted', decided_at: now, chosen_at: chosen });
  const isDone = await changeBooking({ ctx, input: { booking, event: 'reschedule', part, moved } });
  return isDone ? { id: input.id } : refuse('state_changed');
}

export async function declineProposal({ ctx, input }: { ctx: WriteCtx<Person>; input: Answered }) {
  return endProposal(ctx, input, { event: 'decline_proposal', outcome: 'declined' });
}

export async function withdrawProposal({ ctx, input }: { ctx: WriteCtx<Person>; input: Answered }) {
  return endProposal(ctx, input, { event: 'withdraw_proposal', outcome: 'withdrawn' });
}

interface End {
  event: BookingEvent;
  outcome: 'declined' | 'withdrawn';
}

/** Ends a proposal; the booking stays at its time. */
async function endProposal(ctx: WriteCtx<Person>, input: Answered, { event, outcome }: End) {
  const found = await lockProposal(ctx, input, event);
  if (isRefusal(found)) return found;
  const { booking, part, proposal } = found;
  await closeProposal(ctx.db, proposal.id, { outcome, decided_at: ctx.now });
  const isDone = await changeBooking({ ctx, input: { booking, event, part } });
  return isDone ? { id: input.id } : refuse('state_changed');
}

/** Locks the booking, if this person can take this step of this very proposal now. */
async function lockProposal(ctx: WriteCtx<Person>, { id, proposal_id }: Answered, event: BookingEvent) {
  const found = await lockForStep(ctx, { id, event });
  if (isRefusal(found)) return found;
  const proposal = await findOpenProposal(ctx.db, id);
  return proposal?.id === proposal_id ? { ...found, proposal } : refuse('state_changed');
}
