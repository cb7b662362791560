import { Trans } from '@lingui/react/macro';
import { PayoutDetails } from './payout-details.tsx';

/** The part of a provider's page about where earnings are paid. */
export function PayoutSection() {
  return (
    <section id="payout" aria-labelledby="payout-heading" className="flex scroll-mt-6 flex-col gap-5">
      <div>
        <h2 id="payout-heading" className="section-text">
          <Trans>Where you are paid</Trans>
        </h2>
        <p className="mt-1 text-s text-ink-1">
          <Trans>Customers never see it.</Trans>
        </p>
      </div>
      <PayoutDetails />
    </section>
  );
}
