import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatFigure } from '../../kit/format.ts';
import { useLocale } from '../../kit/use-locale.ts';
import { Money } from '../../ui/money.tsx';
import type { DecideLines } from './split.ts';

type SplitPreviewProps = {
  present: DecideLines;
  kept: DecideLines;
  refund: string;
  names: { customer: ReactNode; provider: ReactNode };
};

/** What everybody has now, and what they have after the decision. */
export function SplitPreview({ present, kept, refund, names: { customer, provider } }: SplitPreviewProps) {
  const { t } = useLingui();
  const rows: readonly { id: keyof DecideLines; label: ReactNode }[] = [
    { id: 'subtotal', label: <Trans>Price before fee and VAT</Trans> },
    { id: 'platform_fee', label: <Trans>Service fee</Trans> },
    { id: 'vat', label: <Trans>VAT</Trans> },
    { id: 'referral_bonus', label: <Trans>Paid by discounts</Trans> },
    { id: 'customer_total', label: <Trans>{customer} pays</Trans> },
    { id: 'provider_commission', label: <Trans>Commission</Trans> },
    { id: 'provider_payout', label: <Trans>{provider} gets</Trans> },
  ];
  const shown = rows.filter(({ id }) => Number(present[id]) > 0);
  return (
    <div className="rounded-m bg-sand-1 p-4">
      <table className="w-full text-s" aria-label={t`What the decision changes`}>
        <thead>
          <tr className="text-xs text-ink-2">
            <th scope="col" className="pb-2 text-start font-semibold">
              <Trans>In EGP</Trans>
            </th>
            <th scope="col" className="pb-2 text-end font-semibold whitespace-nowrap">
              <Trans>Now</Trans>
            </th>
            <th scope="col" className="pb-2 text-end font-semibold whitespace-nowrap">
              <Trans context="decision">After</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, label }) => (
            <Line key={id} label={label} isStrong={SUMS.has(id)} now={present[id]} after={kept[id]} />
          ))}
        </tbody>
      </table>
      <p
        aria-live="polite"
        className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 border-t border-sand-2 pt-3 text-m font-bold text-ink-0"
      >
        <span>
          <Trans>{customer} gets back</Trans>
        </span>
        <Money amount={refund} piastres />
      </p>
    </div>
  );
}

const SUMS: ReadonlySet<keyof DecideLines> = new Set(['customer_total', 'provider_payout']);

type LineProps = { label: ReactNode; isStrong: boolean; now: string; after: string };

function Line({ label, isStrong, now, after }: LineProps) {
  const locale = useLocale();
  return (
    <tr className={isStrong ? 'font-semibold text-ink-0' : 'text-ink-1'}>
      <th scope="row" className="py-1 pe-3 text-start font-[inherit] wrap-anywhere">
        {label}
      </th>
      <td className="py-1 text-end whitespace-nowrap tabular-nums">{formatFigure(now, locale, true)}</td>
      <td className="py-1 ps-3 text-end whitespace-nowrap tabular-nums">{formatFigure(after, locale, true)}</td>
    </tr>
  );
}
