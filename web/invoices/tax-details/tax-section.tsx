import { Trans } from '@lingui/react/macro';
import { TaxDetails } from './tax-details.tsx';

/** The part of a provider's page about how they are registered for taxes. */
export function TaxSection() {
  return (
    <section id="taxes" aria-labelledby="taxes-heading" className="flex scroll-mt-6 flex-col gap-5">
      <div>
        <h2 id="taxes-heading" className="section-text">
          <Trans>Tax registration</Trans>
        </h2>
        <p className="mt-1 text-s text-ink-1">
          <Trans>
            If you are registered, your customers get invoices with your tax number. Otherwise they get receipts.
          </Trans>
        </p>
      </div>
      <TaxDetails />
    </section>
  );
}
