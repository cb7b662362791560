import type { Booking } from '@hirfa/contract/bookings';
import { Trans } from '@lingui/react/macro';
import CloudOff from 'lucide-react/icons/cloud-off';
import Hourglass from 'lucide-react/icons/hourglass';
import { Moment } from '../common/booking-time.tsx';
import { HoldCountdown } from './hold-countdown.tsx';
import { PaymentResult, SeeBooking } from './payment-result.tsx';

/** The gateway is processing a payment, or does not answer: what is known, and until when it matters. */
export function UnderWay({ booking, isUnknown }: { booking: Booking; isUnknown: boolean }) {
  const until = <Moment at={booking.hold_until} />;
  return (
    <PaymentResult
      booking={booking}
      icon={isUnknown ? <CloudOff aria-hidden /> : <Hourglass aria-hidden />}
      tone="warn"
      heading={
        isUnknown ? <Trans>The payment service does not answer</Trans> : <Trans>Your payment is being processed</Trans>
      }
      action={<SeeBooking id={booking.id} />}
    >
      <p>
        {isUnknown ? (
          <Trans>We do not know yet whether you have paid. We keep asking, and show the answer here.</Trans>
        ) : (
          <Trans>
            Your bank has not decided yet. We keep asking, and show the answer here. Please do not pay again.
          </Trans>
        )}
      </p>
      <p>
        <Trans>
          You can leave this page: the answer will also stand with your booking. A payment that arrives after {until}{' '}
          goes back to you in full.
        </Trans>
      </p>
      <HoldCountdown until={booking.hold_until} onPanel />
    </PaymentResult>
  );
}
