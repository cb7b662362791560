import { type BookingEvent, keptPayoutAt } from '@hirfa/domain/bookings';
import { bookingAmounts } from '@hirfa/domain/payments';
import type { WriteCtx } from '../kernel/verb.ts';
import { findPayment, type PaymentChange, releasePayoutJob } from '../payments/index.ts';
import { enqueueJob } from '../platform/jobs.ts';
import { changeBooking, notifyStreamsOfBookings } from './change-booking.ts';
import { applyExtraChange, type ExtraChange } from './extras/apply-extra-change.ts';
import { beginPackageOf } from './packages/begin-package.ts';
import { type BookingRow, lockBooking, updateBookings } from './queries.ts';
import { cancelOpenVisit } from './second-visits/cancel-open-visit.ts';
import { isDecided } from './stored-disputes/queries.ts';

/** The event of the state table for a change of the payment that changes its booking. */
function eventOf(change: Exclude<PaymentChange, ExtraChange | { type: 'moved' | 'lowered' }>): BookingEvent {
  switch (change.type) {
    case 'secured':
      return 'secure';
    case 'failed':
      return 'fail_payment';
    case 'captured':
      return 'capture';
    case 'capture_refused':
      return 'refuse_capture';
    case 'voided':
      return 'void';
    case 'refunded':
      return change.in_full ? 'refund' : 'refund_part';
    case 'refund_refused':
      return change.in_full ? 'refuse_refund' : 'refuse_refund_part';
    case 'refund_failed':
      return 'fail_refund';
    case 'surplus_owed':
      return 'owe_surplus';
    case 'charged_back':
      return 'charge_back';
    case 'charge_back_lost':
      return 'lose_charge_back';
    case 'charge_back_won':
      if (change.is_one_of) return 'win_one_charge_back';
      return change.is_part ? 'win_charge_back_part' : 'win_charge_back';
  }
}

/** Applies an event of the payment to its booking and to the free second visit of that, in the same transaction. */
export async function applyPaymentChange({
  ctx,
  input: change,
}: {
  ctx: WriteCtx;
  input: PaymentChange;
}): Promise<void> {
  const booking = await lockBooking(ctx.db, change.booking_id);
  if (booking === undefined) throw new Error(`no booking ${change.booking_id}`);
  await applyTo(ctx, booking, change);
  if ('in_full' in change || ENDS_VISIT.has(change.type)) await cancelOpenVisit({ ctx, input: change });
}

/** After these, nothing may be left of the money of a job. */
const ENDS_VISIT: ReadonlySet<PaymentChange['type']> = new Set<PaymentChange['type']>(['charged_back', 'voided']);

/** Where it changes nothing there, pages that show the money of the booking are told. */
async function applyTo(ctx: WriteCtx, booking: BookingRow, change: PaymentChange): Promise<void> {
  if ('extra_id' in change) return applyExtraChange({ ctx, input: { booking, change } });
  await releaseAfter(ctx, booking, change);
  if (change.type === 'moved') return notifyStreamsOfBookings(ctx, [booking]);
  if (change.type === 'lowered' || 'in_full' in change) {
    const { lines } = await findPayment(ctx.db, change.booking_id);
    await updateBookings(ctx.db, [change.booking_id], bookingAmounts(lines));
    if (change.type === 'lowered' || change.is_charged_back) return notifyStreamsOfBookings(ctx, [booking]);
  }
  const isDone = await changeBooking({ ctx, input: { booking, event: eventOf(change), part: 'gateway' } });
  if (!isDone) return notifyStreamsOfBookings(ctx, [booking]);
  const { package_id, status } = booking;
  if (change.type === 'captured' && package_id === booking.id && status === 'confirmed')
    await beginPackageOf({ ctx, input: { package_id } });
}

/** After these, nothing may be waited for any more. */
const FREES_PAYOUT: ReadonlySet<PaymentChange['type']> = new Set<PaymentChange['type']>([
  'moved',
  'lowered',
  'refunded',
  'refund_refused',
  'refund_failed',
  'charge_back_won',
  'charge_back_lost',
]);

/**
 * What is left of the price of a settled booking, or of a late cancellation whose day is over, is paid out once the
 * rest has gone back, or a bank has decided. The job checks whether somebody is waited for.
 */
async function releaseAfter({ db, now }: WriteCtx, booking: BookingRow, { type }: PaymentChange): Promise<void> {
  if (!FREES_PAYOUT.has(type)) return;
  const isDue = booking.cancelled_at !== null && keptPayoutAt(booking.cancelled_at) <= now;
  if (booking.completed_at === null && !isDue && !(await isDecided(db, booking.id))) return;
  const { released_at } = await findPayment(db, booking.id);
  if (released_at === null) await enqueueJob(db, releasePayoutJob, booking.id);
}
