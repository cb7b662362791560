import type { Booking } from '@hirfa/contract/bookings';
import { Trans } from '@lingui/react/macro';
import CircleX from 'lucide-react/icons/circle-x';
import Wallet from 'lucide-react/icons/wallet';
import { HoldCountdown } from '../hold-countdown.tsx';
import { PayButton, PayProblem } from '../pay/pay-actions.tsx';
import { usePaying } from '../pay/use-paying.ts';
import { WithdrawButton } from '../../common/withdraw-button.tsx';
import { PaymentResult } from '../payment-result.tsx';

/** Nothing was taken: the person left the gateway’s page, or the card was declined. They can still pay. */
export function NotPaid({ booking, isDeclined }: { booking: Booking; isDeclined: boolean }) {
  const paying = usePaying(booking, {});
  return (
    <PaymentResult
      booking={booking}
      icon={isDeclined ? <CircleX aria-hidden /> : <Wallet aria-hidden />}
      tone={isDeclined ? 'bad' : 'warn'}
      heading={isDeclined ? <Trans>The payment was declined</Trans> : <Trans>You have not paid yet</Trans>}
      action={
        <>
          <PayProblem refusal={paying.refusal} />
          <PayButton booking={booking} paying={paying} isDeclined={isDeclined} />
          <WithdrawButton booking={booking} />
        </>
      }
    >
      <p>
        {isDeclined ? (
          <Trans>Nothing was taken. You can try again, with another card too.</Trans>
        ) : (
          <Trans>Nothing was taken. You can still pay and send your request.</Trans>
        )}
      </p>
      <HoldCountdown until={booking.hold_until} onPanel />
    </PaymentResult>
  );
}
