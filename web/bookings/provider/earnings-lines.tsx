import type { Booking } from '@hirfa/contract/bookings';
import { Trans } from '@lingui/react/macro';
import { Money } from '../../ui/money.tsx';
import { PriceLines } from '../../ui/price-lines.tsx';
import { Duration } from '../../ui/duration.tsx';
import { paidHours } from '../facts/paid-hours.ts';

/** What the provider gets, line by line. */
export function EarningsLines({ booking }: { booking: Booking }) {
  const { earnings } = booking;
  if (earnings === null) return null;
  return (
    <PriceLines
      lines={[
        { id: 'subtotal', label: <Work booking={booking} />, amount: earnings.subtotal },
        { id: 'commission', label: <Trans>Hirfa’s commission</Trans>, amount: `-${earnings.provider_commission}` },
      ]}
      total={{ label: <Trans>You get</Trans>, amount: earnings.provider_payout }}
    />
  );
}

function Work({ booking }: { booking: Booking }) {
  if (booking.status === 'cancelled') return <Trans>Late cancellation</Trans>;
  const hours = paidHours(booking);
  if (hours === null) return <Trans>Price of the job</Trans>;
  const time = <Duration minutes={hours.minutes} />;
  const perHour = <Money amount={hours.rate} />;
  return (
    <Trans>
      {time} × {perHour}
    </Trans>
  );
}
