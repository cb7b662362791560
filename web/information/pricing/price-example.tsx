import { piastres, toDecimal, toRateText } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatRate } from '../../kit/format.ts';
import { useLocale } from '../../kit/use-locale.ts';
import { Card } from '../../ui/card.tsx';
import { Money } from '../../ui/money.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { PriceLines } from '../../ui/price-lines.tsx';
import { useExample } from '../example.ts';

/** The lines of one booking, on both sides. */
export function PriceExample() {
  const locale = useLocale();
  const { lines, rates } = useExample();
  const [fee, vat, commission] = [rates.platform_fee, rates.vat, rates.commission].map((rate) =>
    formatRate(toRateText(rate), locale),
  );
  const work = { id: 'work', label: <Trans>The work</Trans>, amount: toDecimal(lines.subtotal) };
  const kept = toDecimal(piastres(-lines.provider_commission));
  const asked = <Money amount={toDecimal(lines.subtotal)} />;
  return (
    <PageSection
      id="example"
      heading={<Trans>What a price is made of</Trans>}
      lead={<Trans>An example: a provider asks {asked} for a job.</Trans>}
    >
      <div className="grid gap-3 md:grid-cols-2 md:gap-4">
        <Side name={<Trans>You pay</Trans>}>
          <PriceLines
            lines={[
              work,
              { id: 'fee', label: <Trans>Our fee, {fee} of the work</Trans>, amount: toDecimal(lines.platform_fee) },
              { id: 'vat', label: <Trans>VAT, {vat} of both</Trans>, amount: toDecimal(lines.vat) },
            ]}
            total={{ label: <Trans>All included</Trans>, amount: toDecimal(lines.customer_total) }}
          />
        </Side>
        <Side name={<Trans>The provider gets</Trans>}>
          <PriceLines
            lines={[work, { id: 'commission', label: <Trans>Our commission, {commission}</Trans>, amount: kept }]}
            total={{ label: <Trans>For the provider</Trans>, amount: toDecimal(lines.provider_payout) }}
          />
        </Side>
      </div>
      <p className="mt-4 max-w-2xl text-s text-ink-2">
        <Trans>
          These are today’s rates. Some crafts have their own: the price of an offer always has the right ones, and a
          booking keeps those with which it was made.
        </Trans>
      </p>
    </PageSection>
  );
}

function Side({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <Card className="p-5 sm:p-8">
      <h3 className="mb-4 text-l font-semibold text-ink-0">{name}</h3>
      {children}
    </Card>
  );
}
