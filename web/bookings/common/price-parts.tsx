import type { Price } from '@hirfa/contract/payments';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatRate } from '../../kit/format.ts';
import { useLocale } from '../../kit/use-locale.ts';
import { Money } from '../../ui/money.tsx';
import { PriceLines } from '../../ui/price-lines.tsx';
import { Duration } from '../../ui/duration.tsx';
import type { Work } from '../facts/work-of.ts';
import { WorkWords } from './work-words.tsx';

type PricePartsProps = {
  price: Price;
  /** For work that is paid by the hour: its length, and the rate per hour. */
  hours: { minutes: number; rate: string } | null;
  /** The subtotal in what was booked and what extra work added, where something was. */
  parts?: { booked: string; added: string } | null;
  /** What was booked. */
  work: Work;
};

const DISCOUNTS: Record<Price['discounts'][number]['kind'], ReactNode> = {
  rescue: <Trans>Hirfa’s part of the difference</Trans>,
  invitation: <Trans>Invitation by a friend</Trans>,
  credit: <Trans>Your credit</Trans>,
  promotion: <Trans>Promotion code</Trans>,
};

/** Every line of what the customer pays. */
export function PriceParts({ price, hours, parts = null, work }: PricePartsProps) {
  const vatRate = formatRate(price.vat_rate, useLocale());
  return (
    <PriceLines
      lines={[
        {
          id: 'subtotal',
          label: hours === null ? <WorkWords work={work} /> : <HoursTimesRate {...hours} />,
          amount: parts?.booked ?? price.subtotal,
        },
        ...(parts === null ? [] : [{ id: 'extras', label: <Trans>Extra work</Trans>, amount: parts.added }]),
        { id: 'platform_fee', label: <Trans>Service fee</Trans>, amount: price.platform_fee },
        { id: 'vat', label: <Trans>VAT {vatRate}</Trans>, amount: price.vat },
        ...price.discounts.map(({ kind, amount }) => ({ id: kind, label: DISCOUNTS[kind], amount: `-${amount}` })),
      ]}
      total={{ label: <Trans>Total</Trans>, amount: price.customer_total }}
    />
  );
}

function HoursTimesRate({ minutes, rate }: { minutes: number; rate: string }) {
  const time = <Duration minutes={minutes} />;
  const perHour = <Money amount={rate} />;
  return (
    <Trans>
      {time} × {perHour}
    </Trans>
  );
}
