import type { Booking } from '@hirfa/contract/bookings';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/button.tsx';
import { StepDialog } from '../../common/step-dialog.tsx';

/** Withdraws an unpaid booking after a confirmation. */
export function WithdrawButton({ booking: { id } }: { booking: Booking }) {
  const { t } = useLingui();
  return (
    <StepDialog
      bookingId={id}
      step="withdraw"
      danger
      title={t`Withdraw this booking?`}
      description={<Trans>The time is free for others again. Nothing was taken from you.</Trans>}
      confirm={t`Yes, withdraw`}
      trigger={
        <Button variant="quiet" wide>
          <Trans>Withdraw</Trans>
        </Button>
      }
    />
  );
}
