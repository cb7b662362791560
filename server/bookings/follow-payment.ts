import type { BookingEvent } from '@hirfa/domain/bookings';
import { bookingAmounts } from '@hirfa/domain/payments';
import { findPayment } from '../payments/index.ts';
import type { DomainEvent, PaymentEvent } from '../platform/events.ts';
import type { WriteCtx } from '../platform/verb.ts';
import { changeBooking } from './change-booking.ts';
import { lockBooking, updateBooking } from './queries.ts';

/** What the gateway's word means in the state table. */
function meaningOf(event: PaymentEvent): BookingEvent {
  switch (event.type) {
    case 'payment_secured':
      return 'secure';
    case 'payment_failed':
      return 'fail_payment';
    case 'payment_captured':
      return 'capture';
    case 'capture_refused':
      return 'refuse_capture';
    case 'payment_voided':
      return 'void';
    case 'payment_refunded':
      return event.in_full ? 'refund' : 'refund_part';
  }
}

/** A booking follows its payment, in the same transaction. */
export async function followPayment(ctx: WriteCtx, event: DomainEvent): Promise<void> {
  if (event.type === 'booking_changed' || event.type === 'person_registered') return;
  const booking = await lockBooking(ctx.db, event.booking_id);
  if (booking === undefined) throw new Error(`no booking ${event.booking_id}`);
  if (event.type === 'payment_refunded') {
    const { lines } = await findPayment(ctx.db, event.booking_id);
    await updateBooking(ctx.db, event.booking_id, bookingAmounts(lines));
  }
  await changeBooking(ctx, booking, { event: meaningOf(event), part: 'gateway' });
}
