import { type Piastres, piastres, priceLines, ratesFromColumns, toDecimal } from '@hirfa/domain/payments';
import { Trans } from '@lingui/react/macro';
import { formatRate } from '../../kit/format.ts';
import { usePriceRates } from '../../kit/rare-data/price-rates.ts';
import { useLocale } from '../../kit/use-locale.ts';
import { Card } from '../../ui/card.tsx';
import { Money } from '../../ui/money.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { PriceLines } from '../../ui/price-lines.tsx';
import { askedPrice } from './asked-price.ts';
import { PriceForm, type PriceFormProps } from './price-form.tsx';

/** The price of the example, before a visitor asks about their own. */
const EXAMPLE = piastres(400_00);

/** What becomes of a price, for the provider and for customers: of an example, or of that which the visitor asks. */
export function WhatYouEarn({ asked, onAsk }: Pick<PriceFormProps, 'asked' | 'onAsk'>) {
  const price = asked === undefined ? EXAMPLE : askedPrice(asked);
  return (
    <PageSection
      id="earn"
      heading={<Trans>What you earn</Trans>}
      lead={
        <Trans>You set your price. Our fee and the VAT come on top, and customers see one price, all included.</Trans>
      }
    >
      <Card raised className="grid items-start gap-6 p-5 sm:p-8 md:grid-cols-2 md:gap-12">
        <PriceForm asked={asked} onAsk={onAsk} isWrong={price === null} />
        <div aria-live="polite">
          <Answer price={price ?? EXAMPLE} />
        </div>
      </Card>
    </PageSection>
  );
}

function Answer({ price }: { price: Piastres }) {
  const locale = useLocale();
  const rates = usePriceRates();
  const lines = priceLines(price, ratesFromColumns(rates));
  const commission = formatRate(rates.commission_rate, locale);
  const kept = { id: 'commission', amount: toDecimal(piastres(-lines.provider_commission)) };
  return (
    <>
      <PriceLines
        lines={[
          { id: 'price', label: <Trans>Your price</Trans>, amount: toDecimal(lines.subtotal) },
          { ...kept, label: <Trans>Our commission of {commission}</Trans> },
        ]}
        total={{ label: <Trans>You get</Trans>, amount: toDecimal(lines.provider_payout) }}
      />
      <CustomersPay total={toDecimal(lines.customer_total)} />
      <p className="mt-3 text-xs text-ink-2">
        <Trans>These are today’s rates. Some crafts have their own, which the form shows you.</Trans>
      </p>
    </>
  );
}

function CustomersPay({ total }: { total: string }) {
  const locale = useLocale();
  const rates = usePriceRates();
  const fee = formatRate(rates.platform_fee_rate, locale);
  const vat = formatRate(rates.vat_rate, locale);
  const all = <Money amount={total} />;
  return (
    <p className="mt-5 rounded-m bg-sand-1 px-4 py-3 text-s text-ink-1">
      <strong className="block font-semibold text-ink-0">
        <Trans>Customers pay {all}, all included.</Trans>
      </strong>
      <Trans>
        That is your price, our fee of {fee} and the VAT of {vat}.
      </Trans>
    </p>
  );
}
