import { lockCalendar } from '../../providers/index.ts';
import { type Ctx, isRefusal, type Person, type Refusal, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { getBooking } from '../get-booking.ts';
import { type BookingRow, findBookingRow, findVerifiedProvider } from '../queries.ts';
import { deleteBlocked, insertBlocked, lockPresentCustomer } from './queries.ts';

type Work = { ctx: WriteCtx<Person>; input: { booking_id: string } };

/**
 * The customer of a booking cannot book its provider any more. What they have booked stays: a booking that is being
 * made is waited for, and counts as made before.
 */
export async function blockCustomer({ ctx, input }: Work) {
  const booking = await findOwnJob(ctx, input.booking_id);
  if (isRefusal(booking)) return booking;
  const { id, provider_id, booker_id } = booking;
  await lockCalendar(ctx.db, provider_id);
  if (!(await lockPresentCustomer(ctx.db, booker_id))) return refuse('state_changed');
  await insertBlocked(ctx.db, { provider_id, customer_id: booker_id, booking_id: id, created_at: ctx.now });
  return getBooking({ ctx, input: { id } });
}

/** The customer of a booking can book its provider again. */
export async function unblockCustomer({ ctx, input }: Work) {
  const booking = await findOwnJob(ctx, input.booking_id);
  if (isRefusal(booking)) return booking;
  await deleteBlocked(ctx.db, booking.provider_id, booking.booker_id);
  return getBooking({ ctx, input: { id: booking.id } });
}

/** A paid booking of the actor as its provider, who may be suspended. */
async function findOwnJob(
  { db }: Ctx<Person>,
  id: string,
): Promise<BookingRow | Refusal<'not_found' | 'provider_required'>> {
  const providerId = await findVerifiedProvider(db);
  if (providerId === undefined) return refuse('provider_required');
  const booking = await findBookingRow(db, id);
  const isOwnJob = booking?.provider_id === providerId && booking.authorized_at !== null;
  return booking && isOwnJob ? booking : refuse('not_found');
}
