import { type BookingEvent, START_CODE } from '@hirfa/domain/bookings';
import { isRefusal, type Person, type Refusal, refuse, refuseField, type WriteCtx } from '../platform/verb.ts';
import { changeBooking } from './change-booking.ts';
import { getBooking } from './get-booking.ts';
import { findBooking, lockBooking, tryStartCode } from './queries.ts';
import { partOf } from './views.ts';

interface Step {
  id: string;
  event: BookingEvent;
  note?: string | undefined;
}

/** A step that a person takes in a booking's life. The state table says whether they may. */
export async function takeStep({ ctx, input }: { ctx: WriteCtx<Person>; input: Step }) {
  const locked = await lockBooking(ctx.db, input.id);
  const view = locked && (await findBooking(ctx.db, input.id));
  if (locked === undefined || view === undefined) return refuse('not_found');
  const part = partOf(view, ctx.actor);
  const isDone = await changeBooking(ctx, locked, { event: input.event, part, ...(input.note !== undefined && { note: input.note }) });
  return isDone ? getBooking({ ctx, input }) : refuse('state_changed');
}

/** The provider shows that they met the customer by the code; the customer needs none. */
export async function startBooking({ ctx, input }: { ctx: WriteCtx<Person>; input: { id: string; code?: string | undefined } }) {
  const view = await findBooking(ctx.db, input.id);
  if (view === undefined) return refuse('not_found');
  if (partOf(view, ctx.actor) === 'provider') {
    const problem = await checkCode(ctx, input);
    if (isRefusal(problem)) return problem;
  }
  return takeStep({ ctx, input: { id: input.id, event: 'start' } });
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
