import type { PaymentCheck } from '@hirfa/contract/bookings';
import { Trans } from '@lingui/react/macro';
import { DateTime } from '../../../ui/date-time.tsx';
import { TextLink } from '../../../ui/link.tsx';

/** Why a way to pay is missing, where the customer can change it. */
export function MissingWays({ other_reference, needs_phone }: Pick<PaymentCheck, 'other_reference' | 'needs_phone'>) {
  const until = other_reference && <DateTime at={other_reference.pay_by} form="day-and-time" />;
  return (
    <>
      {other_reference !== null && (
        <div className="flex flex-col items-start gap-1 text-s text-ink-1">
          <p>
            <Trans>
              You have a reference for another booking until {until}. Once it is paid or has ended, you can pay for this
              one at a kiosk.
            </Trans>
          </p>
          <TextLink to="/payment/$bookingId" params={{ bookingId: other_reference.booking_id }}>
            <Trans>See that reference</Trans>
          </TextLink>
        </div>
      )}
      {needs_phone && (
        <div className="flex flex-col items-start gap-1 text-s text-ink-1">
          <p>
            <Trans>This provider takes cash, too. To pay in cash, confirm your phone number first.</Trans>
          </p>
          <TextLink to="/profile/security" hash="contacts">
            <Trans>Confirm your phone number</Trans>
          </TextLink>
        </div>
      )}
    </>
  );
}
