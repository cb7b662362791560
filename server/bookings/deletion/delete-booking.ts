import { setDeadlines } from '../../kernel/deadlines.ts';
import { closeAttempt, isMoneyBack, lockPayment, type PaymentCtx, runOperations } from '../../payments/index.ts';
import { notifyStreamsOfBookings } from '../change-booking.ts';
import { bookingDeleted } from '../events.ts';
import { lockBookingToDelete, removeBooking } from './queries.ts';

/**
 * A job: gives the money of a booking back and deletes the booking. Until nothing is held and nobody can pay any more
 * it fails, and is repeated.
 */
export async function deleteBooking({ ctx, input }: { ctx: PaymentCtx; input: { id: string } }): Promise<void> {
  const { id } = input;
  await runOperations({ ctx, input });
  await closeAttempt({ ctx, input: { booking_id: id } });
  await ctx.transaction('clock', async (tx) => {
    const { db, now } = tx;
    // In the order of those who record what the gateway has done.
    await lockPayment(db, id);
    const booking = await lockBookingToDelete(db, id);
    if (booking === undefined) return;
    if (!(await isMoneyBack(db, id))) throw new Error('the money of this booking is not back yet');
    await setDeadlines(db, id, []);
    await removeBooking(db, id, now);
    const { provider_id, booker_id, provider_user_id, version } = booking;
    await tx.publish(bookingDeleted, { booking_id: id, provider_id, user_ids: [booker_id, provider_user_id] });
    await notifyStreamsOfBookings(tx, [{ ...booking, version: version + 1 }]);
  });
}
