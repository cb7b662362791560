import type { Booking } from '@hirfa/contract/bookings';
import { textIn } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { useLanguage } from '../../../kit/use-language.ts';
import { Money } from '../../../ui/money.tsx';
import { Moment } from '../../common/booking-time.tsx';
import { PaymentResult, SeeBooking } from '../payment-result.tsx';

/** The payment is authorized, or will be in cash, and the provider has the request. */
export function Sent({ booking, offer }: { booking: Booking; offer: ReactNode }) {
  const language = useLanguage();
  const who = <bdi>{textIn(booking.provider, 'display_name', language)}</bdi>;
  const moment = booking.respond_by && <Moment at={booking.respond_by} />;
  const amount = <Money amount={booking.price?.customer_total ?? '0.00'} piastres />;
  return (
    <PaymentResult
      booking={booking}
      icon={<CircleCheck aria-hidden />}
      tone="ok"
      heading={<Trans>Your request is on its way to {who}</Trans>}
      action={<SeeBooking id={booking.id} />}
      offer={offer}
    >
      {moment && (
        <p className="font-semibold text-ink-0">
          <Trans>
            {who} answers by {moment} at the latest
          </Trans>
        </p>
      )}
      <p>
        {booking.cash !== null && (
          <Trans>
            Nothing is paid now. You pay {amount} to {who} when the job is done.
          </Trans>
        )}
        {booking.cash === null &&
          (booking.is_charged ? (
            <Trans>{amount} is paid. If they do not accept, you get the whole amount back.</Trans>
          ) : (
            <Trans>
              {amount} is held. You are charged only if they accept; otherwise the whole amount is released.
            </Trans>
          ))}
      </p>
    </PaymentResult>
  );
}
