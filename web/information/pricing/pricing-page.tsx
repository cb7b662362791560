import { Trans } from '@lingui/react/macro';
import { ButtonLink } from '../../ui/link.tsx';
import { AskUs, InfoPage } from '../info-page.tsx';
import { CostsNothing } from './costs-nothing.tsx';
import { HowPricesAreSet } from './how-prices-are-set.tsx';
import { PriceExample } from './price-example.tsx';
import { WhenCharged } from './when-charged.tsx';

/** What customers pay, and what of it the provider gets (product decision: money). */
export function PricingPage() {
  return (
    <InfoPage
      heading={<Trans>One price, all included.</Trans>}
      lead={
        <Trans>
          What you see on Hirfa is what you pay: the work, our fee and the VAT. You see every line before you pay, and
          nothing is added later.
        </Trans>
      }
      first={
        <ButtonLink to="/services" size="l" className="mt-8 max-sm:w-full">
          <Trans>Browse services</Trans>
        </ButtonLink>
      }
    >
      <PriceExample />
      <WhenCharged />
      <HowPricesAreSet />
      <CostsNothing />
      <AskUs />
    </InfoPage>
  );
}
