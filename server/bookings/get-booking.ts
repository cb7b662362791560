import type { Booking } from '@hirfa/contract/bookings';
import { type Ctx, type Person, type Refusal, refuse } from '../kernel/verb.ts';
import { findBooking } from './queries.ts';
import { viewBooking } from './views.ts';

/** A booking for its people and admins. Providers do not see unpaid bookings. */
export async function getBooking({
  ctx,
  input,
}: {
  ctx: Ctx<Person>;
  input: { id: string };
}): Promise<Booking | Refusal<'not_found'>> {
  const row = await findBooking(ctx.db, input.id);
  if (row === undefined) return refuse('not_found');
  const view = viewBooking(row, ctx.actor, ctx.now);
  return view.part === 'provider' && view.authorized_at === null ? refuse('not_found') : view;
}
