import { type BookingEvent, type Part, possibleEvents, START_CODE } from '@hirfa/domain/bookings';
import { maskContacts } from '@hirfa/domain/contacts';
import {
  isRefusal,
  type Person,
  type Refusal,
  refuse,
  refuseAmount,
  refuseField,
  type WriteCtx,
} from '../kernel/verb.ts';
import { changeBooking } from './change-booking.ts';
import { type BookingRow, findBooking, findOwnProvider, lockBooking, tryStartCode, type ViewRow } from './queries.ts';
import { cancellationTerms, partOf } from './views.ts';

interface Step {
  id: string;
  event: BookingEvent;
  note?: string | undefined;
  /** The refund that the customer was shown before cancelling. */
  refund?: string | undefined;
}

/** Takes a step of a booking as a person, if the state table allows it. Returns the id of the booking. */
export async function takeStep({ ctx, input }: { ctx: WriteCtx<Person>; input: Step }) {
  const found = await lockForStep(ctx, input);
  if (isRefusal(found)) return found;
  const { booking, part } = found;
  const problem = checkRefund(ctx, input, found);
  if (problem !== null) return problem;
  const note = noteOf(input);
  const change = { booking, event: input.event, part, ...(note !== undefined && { note }) };
  const isDone = await changeBooking({ ctx, input: change });
  if (!isDone) return refuse('state_changed');
  return { id: input.id };
}

/** A request that is declined was never accepted: contacts in the reason are masked as those in its chat are. */
const noteOf = ({ event, note }: Step) => (event === 'decline' && note !== undefined ? maskContacts(note).text : note);

/** The provider needs the customer's code, which shows that they met; the customer does not. */
export async function startBooking({
  ctx,
  input,
}: {
  ctx: WriteCtx<Person>;
  input: { id: string; code?: string | undefined };
}) {
  const step = { id: input.id, event: 'start' as const };
  const found = await lockForStep(ctx, step);
  if (isRefusal(found)) return found;
  if (found.part === 'provider') {
    const problem = await checkCode(ctx, input);
    if (problem !== null) return problem;
  }
  return takeStep({ ctx, input: step });
}

interface Found {
  booking: BookingRow;
  view: ViewRow;
  part: Part;
}

/** Locks the booking, if this person may see it and the state table allows the step now. */
export async function lockForStep(
  ctx: WriteCtx<Person>,
  { id, event }: Pick<Step, 'id' | 'event'>,
): Promise<Found | Refusal<'not_found' | 'state_changed'>> {
  const booking = await lockBooking(ctx.db, id);
  const view = booking && (await findBooking(ctx.db, id));
  if (booking === undefined || view === undefined) return refuse('not_found');
  const part = partOf(view, ctx.actor);
  // Admins give a reason: they have calls of their own.
  if (part === 'admin') return refuse('state_changed');
  // Providers do not see unpaid bookings.
  if (part === 'provider' && booking.authorized_at === null) return refuse('not_found');
  if (!possibleEvents(booking, part, ctx.now).includes(event)) return refuse('state_changed');
  // The money of its whole package is being taken: only its provider or an admin can still end it, with all of it.
  const isTaken = view.package?.is_whole === true && booking.status === 'confirmed';
  if (isTaken && !(part === 'provider' && event === 'cancel')) return refuse('state_changed');
  // A person who no longer counts as a provider can finish accepted bookings, but not accept new ones.
  if (event === 'accept' && (await findOwnProvider(ctx.db)) === undefined) return refuse('state_changed');
  return { booking, view, part };
}

/** The customer cancels on the terms that they saw, or not at all. */
function checkRefund({ now }: WriteCtx, { event, refund }: Step, { view, part }: Found) {
  if (event !== 'cancel' || part !== 'customer') return null;
  if (refund === undefined) return refuseField('refund', 'The refund that was shown is needed');
  const terms = cancellationTerms(view, now);
  return terms.refund === refund ? null : refuseAmount(terms.refund);
}

async function checkCode(
  { db }: WriteCtx,
  { id, code }: { id: string; code?: string | undefined },
): Promise<Refusal<'invalid_input' | 'too_many_requests'> | null> {
  if (code === undefined) return refuseField('code', "The customer's code is needed");
  const outcome = await tryStartCode(db, id, code, START_CODE.tries);
  if (outcome === 'right') return null;
  return outcome === 'locked' ? refuse('too_many_requests') : refuseField('code', "This is not the customer's code");
}
