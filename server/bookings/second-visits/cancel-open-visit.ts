import { isPaidBack } from '@hirfa/domain/bookings';
import type { WriteCtx } from '../../kernel/verb.ts';
import { findPayment } from '../../payments/index.ts';
import { changeBooking } from '../change-booking.ts';
import { findBookingRow } from '../queries.ts';
import { lockOpenVisits } from './queries.ts';

/** Cancels the free second visit of a job whose money is all gone, unless it has started. The job is locked. */
export async function cancelOpenVisit({
  ctx,
  input: { booking_id },
}: {
  ctx: WriteCtx;
  input: { booking_id: string };
}): Promise<void> {
  const first = await findBookingRow(ctx.db, booking_id);
  if (first === undefined || first.warranty_days === null) return;
  const { held } = await findPayment(ctx.db, booking_id);
  if (!isPaidBack({ payment_status: first.payment_status, held })) return;
  for (const booking of await lockOpenVisits(ctx.db, booking_id))
    await changeBooking({ ctx, input: { booking, event: 'cancel', part: 'gateway' } });
}
