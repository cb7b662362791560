import type { Booking } from '@hirfa/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import type { RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { StepDialog } from './step-dialog.tsx';

type WithdrawButtonProps = {
  booking: Booking;
  variant?: 'secondary' | 'quiet';
  focusAfter?: RefObject<HTMLElement | null>;
};

/** Withdraws a request, or cancels the hold of an unpaid one; after a confirmation. */
export function WithdrawButton({ booking, variant = 'quiet', focusAfter }: WithdrawButtonProps) {
  const { t } = useLingui();
  const { id, authorized_at } = booking;
  const isPaid = authorized_at !== null;
  return (
    <StepDialog
      bookingId={id}
      {...(focusAfter && { focusAfter })}
      step="withdraw"
      danger
      title={isPaid ? t`Withdraw this request?` : t`Cancel this hold?`}
      description={
        booking.package === null ? (
          <Trans>The time becomes free for others. You pay nothing.</Trans>
        ) : (
          <Trans>The whole package ends, and its times become free for others. You pay nothing.</Trans>
        )
      }
      confirm={isPaid ? t`Withdraw the request` : t`Yes, cancel it`}
      trigger={
        <Button variant={variant} wide>
          {isPaid ? <Trans>Withdraw the request</Trans> : <Trans>Cancel this hold</Trans>}
        </Button>
      }
    />
  );
}
