import type { Booking } from '@hirfa/contract/bookings';
import { writeAudit } from '../kernel/audit.ts';
import { type Ctx, isRefusal, type Person, type Refusal, refuse, type WriteCtx } from '../kernel/verb.ts';
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

/** The same, asked for by somebody: a look of an admin, who has no part in the booking, is in the audit log. */
export async function lookAtBooking({ ctx, input }: { ctx: WriteCtx<Person>; input: { id: string } }) {
  const booking = await getBooking({ ctx, input });
  if (!isRefusal(booking) && booking.part === 'admin')
    await writeAudit(ctx, {
      action: 'booking.look',
      entity_type: 'booking',
      entity_id: booking.id,
      before: null,
      after: null,
    });
  return booking;
}
