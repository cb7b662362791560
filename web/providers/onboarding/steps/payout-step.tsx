import { Trans } from '@lingui/react/macro';
import { PayoutDetails } from '../../payout/payout-details.tsx';

/** Where the person wants to be paid, which may be left for later. */
export function PayoutStep() {
  return (
    <>
      <p className="text-s text-ink-1">
        <Trans>You can continue without it: your earnings then wait until you add it. Customers never see it.</Trans>
      </p>
      <PayoutDetails />
    </>
  );
}
