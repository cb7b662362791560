import { type Deadline, dropDeadline, dropDeadlines } from '../../kernel/deadlines.ts';
import { closeAttempt, findAttempted, type PaymentCtx } from '../../payments/index.ts';
import { changeBooking, changeBookings } from '../change-booking.ts';
import { type BookingRow, findBookingRow, lockBooking } from '../queries.ts';
import { lockFreeBookings } from './queries.ts';

export const EXPIRE_HOLD = 'booking.expire_hold';

/** Ends an unpaid hold. The gateway's page is closed first; a customer who is paying right now gets more time, once. */
export async function expireHold({ ctx, input: deadline }: { ctx: PaymentCtx; input: Deadline }): Promise<void> {
  const before = await findBookingRow(ctx.db, deadline.entity_id);
  const outcome =
    before !== undefined && isUnpaid(before) ? await closeAttempt({ ctx, input: { booking_id: before.id } }) : 'closed';
  await ctx.transaction('clock', async (tx) => {
    const booking = await lockBooking(tx.db, deadline.entity_id);
    if (booking === undefined) return dropDeadline(tx.db, { ...deadline, due_at: tx.now });
    // The payment's own event is about to reach this booking.
    if (outcome === 'paid' && booking.authorized_at === null) return;
    const event = outcome === 'under_way' && booking.hold_extended_at === null ? 'extend_hold' : 'expire_hold';
    await changeBooking({ ctx: tx, input: { booking, event, part: 'clock' } });
    await dropDeadline(tx.db, { ...deadline, due_at: tx.now });
  });
}

/** The deadline at which an unpaid hold expires. */
export const holdDeadline = (bookingId: string, due_at: Date): Deadline => ({
  kind: EXPIRE_HOLD,
  entity_id: bookingId,
  due_at,
});

const isUnpaid = ({ status, authorized_at }: BookingRow) => status === 'awaiting_acceptance' && authorized_at === null;

/**
 * Ends holds in one transaction, those of which nobody has opened the gateway's page: many people come to book at the
 * same hour, and their slots have to be free again soon.
 * @returns the others, each of which needs a call to the gateway, or waits for somebody who changes it right now.
 */
export async function expireHoldsTogether({
  ctx,
  input: deadlines,
}: {
  ctx: PaymentCtx;
  input: readonly Deadline[];
}): Promise<Deadline[]> {
  return ctx.transaction('clock', async (tx) => {
    const ids = deadlines.map(({ entity_id }) => entity_id);
    const locked = await lockFreeBookings(tx.db, ids);
    // After the locks: nobody begins to pay for these bookings any more.
    const attempted = await findAttempted(tx.db, ids);
    const free = locked.filter(({ id }) => !attempted.has(id));
    if (free.length === 0) return [...deadlines];
    const changes = free.map((booking) => ({ booking, event: 'expire_hold' as const, part: 'clock' as const }));
    await changeBookings({ ctx: tx, input: changes });
    const done = new Set(free.map(({ id }) => id));
    await dropDeadlines(tx.db, EXPIRE_HOLD, [...done], tx.now);
    return deadlines.filter(({ entity_id }) => !done.has(entity_id));
  });
}
