import type { Booking } from '@hirfa/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import TimerOff from 'lucide-react/icons/timer-off';
import { useEffect } from 'react';
import { focusHeading } from '../../kit/focus-heading.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ButtonLink, ProseLink } from '../../ui/link.tsx';
import { targetOf } from './flow-storage.ts';

/** The booking ended unpaid. */
export function PaymentEnded({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  // What had the focus is gone with the page before.
  useEffect(() => {
    window.scrollTo({ top: 0 });
    focusHeading();
  }, []);
  const headings: Record<string, string> = {
    withdrawn: t`You let this time go`,
    admin_cancelled: t`Our team cancelled this booking`,
  };
  return (
    <EmptyState
      level={1}
      icon={<TimerOff aria-hidden />}
      heading={headings[booking.cancel_reason ?? ''] ?? t`The hold has ended`}
      text={<EndedText booking={booking} />}
      action={booking.cancel_reason === 'admin_cancelled' ? <OtherProviders /> : <ChooseAgain booking={booking} />}
    />
  );
}

function ChooseAgain({ booking }: { booking: Booking }) {
  return (
    <ButtonLink to="/booking/$target" params={{ target: targetOf(booking) }} size="l">
      <Trans>Choose again</Trans>
    </ButtonLink>
  );
}

/** An admin cancels where the provider can no longer be booked. */
function OtherProviders() {
  return (
    <ButtonLink to="/services" size="l">
      <Trans>Find another provider</Trans>
    </ButtonLink>
  );
}

function EndedText({ booking: { id, cancel_reason, payment_status, refund } }: { booking: Booking }) {
  // A payment that the gateway has authorized after the end is given back.
  if (payment_status === 'authorized')
    return <Trans>Your payment came after that, and goes back to you in full.</Trans>;
  if (refund?.owed)
    return (
      <Trans>
        Your payment came after that, and could not go back the way you paid.{' '}
        <ProseLink to="/booking-confirmation/$bookingId" params={{ bookingId: id }}>
          Choose how you get it
        </ProseLink>
        .
      </Trans>
    );
  if (payment_status === 'voided' || payment_status === 'refunded')
    return <Trans>Your payment came after that, and went back to you in full.</Trans>;
  if (cancel_reason === 'withdrawn') return <Trans>Nothing was taken. The time is free for others again.</Trans>;
  if (cancel_reason === 'admin_cancelled')
    return <Trans>Nothing was taken. You can book someone else at any time.</Trans>;
  return <Trans>The time is no longer held for you, and nothing was taken. Perhaps it is still free.</Trans>;
}
