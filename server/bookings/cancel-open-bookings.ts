import type { AdminCtx } from '../kernel/verb.ts';
import { changeBooking } from './change-booking.ts';
import { lockOpenBookings } from './open-bookings-queries.ts';

/**
 * Cancels a provider's open bookings, or only the requests among them, with a full refund, as an admin; work that is
 * finished stays. Returns how many were cancelled.
 */
export async function cancelOpenBookings({
  ctx,
  input,
}: {
  ctx: AdminCtx;
  input: { provider_id: string; which: 'all' | 'requests' };
}): Promise<number> {
  let cancelled = 0;
  for (const booking of await lockOpenBookings(ctx.db, input.provider_id)) {
    if (input.which === 'requests' && booking.status !== 'awaiting_acceptance') continue;
    if (!(await changeBooking({ ctx, input: { booking, event: 'cancel', part: 'admin' } }))) continue;
    cancelled += 1;
    const entry = { action: 'booking.cancel' as const, entity_type: 'booking', entity_id: booking.id };
    await ctx.audit({ ...entry, before: { status: booking.status }, after: { status: 'cancelled' } });
  }
  return cancelled;
}
