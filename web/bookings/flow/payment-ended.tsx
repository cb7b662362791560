import type { Booking } from '@hirfa/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import TimerOff from 'lucide-react/icons/timer-off';
import { useEffect } from 'react';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { targetOf } from './flow-storage.ts';

/** The booking ended unpaid. */
export function PaymentEnded({ booking }: { booking: Booking }) {
  const { t } = useLingui();
  useEffect(() => window.scrollTo({ top: 0 }), []);
  const isWithdrawn = booking.cancel_reason === 'withdrawn';
  return (
    <EmptyState
      level={1}
      icon={<TimerOff aria-hidden />}
      heading={isWithdrawn ? t`You withdrew this booking` : t`The hold has ended`}
      text={
        isWithdrawn ? (
          <Trans>Nothing was taken. The time is free for others again.</Trans>
        ) : (
          <Trans>The time is no longer held for you, and nothing was taken. Perhaps it is still free.</Trans>
        )
      }
      action={
        <ButtonLink to="/booking/$target" params={{ target: targetOf(booking) }} size="l">
          <Trans>Choose again</Trans>
        </ButtonLink>
      }
    />
  );
}
