import type { Booking } from '@hirfa/contract/bookings';
import { REFUND_ARRIVES_DAYS } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';
import { DateTime } from '../../ui/date-time.tsx';

const DAY_MS = 86_400_000;

/** Whether the head of the booking's page says how the money goes back. */
export const headSaysRefund = ({ part, status }: Booking) => part === 'customer' && status === 'cancelled';

/** To what the money of a cancelled booking goes back, by when, and how far it is; nothing where none does. */
export function RefundWay({ booking: { refund, payment_status, cancelled_at } }: { booking: Booking }) {
  if (refund === null || Number(refund.amount) === 0) return null;
  if (payment_status === 'voided') return <Trans>The hold on your card was lifted. Nothing was taken.</Trans>;
  const latest = cancelled_at === null ? null : new Date(Date.parse(cancelled_at) + REFUND_ARRIVES_DAYS * DAY_MS);
  const day = latest && <DateTime at={latest.toISOString()} form="day" />;
  switch (refund.state) {
    case 'requested':
    case 'sent':
      return <Trans>It goes back to the card or wallet that you paid with, and arrives by {day} at the latest.</Trans>;
    case 'done':
      return (
        <Trans>It was sent back to the card or wallet that you paid with, and arrives by {day} at the latest.</Trans>
      );
    case 'failed':
      return <Trans>It could not be paid back yet. We are looking into it, and you need to do nothing.</Trans>;
  }
}
