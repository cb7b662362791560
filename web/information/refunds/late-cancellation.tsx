import { lateCancellationLines, refundOf, toDecimal, toRateText } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';
import { formatRate } from '../../kit/format.ts';
import { useLocale } from '../../kit/use-locale.ts';
import { Card } from '../../ui/card.tsx';
import { Money } from '../../ui/money.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { PriceLines } from '../../ui/price-lines.tsx';
import { useExample } from '../example.ts';

/** How the part that a customer pays all the same is counted (product decision: money). */
export function LateCancellation() {
  const locale = useLocale();
  const { lines, rates } = useExample();
  const late = lateCancellationLines(lines, rates);
  const vat = formatRate(toRateText(rates.vat), locale);
  const total = <Money amount={toDecimal(lines.customer_total)} />;
  const back = <Money amount={toDecimal(refundOf(lines, late))} />;
  return (
    <PageSection
      id="late"
      heading={<Trans>How a late cancellation is counted</Trans>}
      lead={<Trans>Half of the work and the VAT on it. Our fee comes back as a whole.</Trans>}
    >
      <Card className="grid max-w-3xl items-center gap-6 p-5 sm:p-8 md:grid-cols-2 md:gap-12">
        <PriceLines
          lines={[
            { id: 'work', label: <Trans>Half of the work</Trans>, amount: toDecimal(late.subtotal) },
            { id: 'vat', label: <Trans>VAT, {vat} of it</Trans>, amount: toDecimal(late.vat) },
          ]}
          total={{ label: <Trans>You pay</Trans>, amount: toDecimal(late.customer_total) }}
        />
        <p className="rounded-m bg-sand-1 px-5 py-4 text-ink-1">
          <strong className="block text-l font-bold text-ink-0">
            <Trans>{back} comes back.</Trans>
          </strong>
          <Trans>
            That is the rest of the {total} that you paid. The provider gets half of the work, less our commission.
          </Trans>
        </p>
      </Card>
    </PageSection>
  );
}
