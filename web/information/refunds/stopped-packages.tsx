import { BOOKING_TIMES, PACKAGES } from '@hirfa/domain/bookings';
import { Trans } from '@lingui/react/macro';
import { PageSection } from '../../ui/page-section.tsx';
import { Step, Steps } from '../../ui/steps.tsx';
import { Hours } from '../periods.tsx';

/** What comes back of a package of weekly meetings (product decision: packages). */
export function StoppedPackages() {
  const { monthly, yearly } = PACKAGES;
  return (
    <PageSection
      id="packages"
      heading={<Trans>If you stop a package</Trans>}
      lead={
        <Trans>
          A package is {monthly.bookings} or {yearly.bookings} weekly meetings that are paid at once. It does not renew
          itself.
        </Trans>
      }
    >
      <Steps>
        <Step number={1} name={<Trans>Before it is accepted</Trans>}>
          <Trans>You withdraw the request as a whole, and pay nothing.</Trans>
        </Step>
        <Step number={2} name={<Trans>After that, at any time</Trans>}>
          <Trans>
            Open one of its bookings and press “Stop the package”. Every meeting that begins more than{' '}
            <Hours ms={BOOKING_TIMES.freeCancellationMs} /> later is cancelled, and comes back in full. You see the
            amount before.
          </Trans>
        </Step>
        <Step number={3} name={<Trans>A single meeting</Trans>}>
          <Trans>
            It can be moved, cancelled or disputed like any other booking. Its amount is its share of the price of the
            package.
          </Trans>
        </Step>
      </Steps>
    </PageSection>
  );
}
