import { LIVE_STATUSES } from '@hirfa/domain/bookings';
import type { PaymentStatus } from '@hirfa/domain/payments';
import { type AdminCtx, refuse } from '../../kernel/verb.ts';
import { isMoneyBack } from '../../payments/index.ts';
import { enqueueJob } from '../../platform/jobs.ts';
import { changeBooking } from '../change-booking.ts';
import { type BookingRow, lockBooking } from '../queries.ts';
import { deleteBookingJob } from './jobs.ts';
import { type Deletion, findDeletion, insertDeletion, isTestBooking } from './queries.ts';

/**
 * Asks for the deletion of a booking of two marked people. What is paid goes back first, by the state table; a job
 * deletes the booking once nothing is held any more. Asking again changes nothing.
 */
export async function askDeletion({ ctx, input: { booking_id } }: { ctx: AdminCtx; input: { booking_id: string } }) {
  const { db, now } = ctx;
  const booking = await lockBooking(db, booking_id);
  const asked = await findDeletion(db, booking_id);
  if (asked !== undefined) return audited(ctx, booking, asked);
  if (booking === undefined) return refuse('not_found');
  if (!(await isTestBooking(db, booking_id))) return refuse('not_test_booking');
  if (booking.payment_status === 'charged_back') return refuse('charged_back');
  if (!(await giveBack(ctx, booking))) return refuse('state_changed');
  await insertDeletion(db, booking_id, now);
  await enqueueJob(db, deleteBookingJob, booking_id);
  return audited(ctx, booking, { booking_id, asked_at: now, deleted_at: null });
}

/** Ends a live booking, and gives back what is held of another one; false where the state table does not allow it. */
async function giveBack(ctx: AdminCtx, booking: BookingRow): Promise<boolean> {
  const isLive = LIVE_STATUSES.some((live) => live === booking.status);
  // Money that is secured after the end of a booking goes back by itself.
  if (!isLive && (!HOLDING.has(booking.payment_status) || (await isMoneyBack(ctx.db, booking.id)))) return true;
  return changeBooking({ ctx, input: { booking, event: isLive ? 'cancel' : 'return_money', part: 'admin' } });
}

const HOLDING: ReadonlySet<PaymentStatus> = new Set(['authorized', 'captured', 'partially_refunded']);

async function audited(ctx: AdminCtx, booking: BookingRow | undefined, deletion: Deletion): Promise<Deletion> {
  await ctx.audit({
    action: 'booking.delete',
    entity_type: 'booking',
    entity_id: deletion.booking_id,
    before:
      booking === undefined
        ? { status: 'deleted' }
        : { status: booking.status, payment_status: booking.payment_status },
    after: { status: 'deleted' },
  });
  return deletion;
}
