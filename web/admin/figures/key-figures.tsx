import type { KeyFigures as Figures } from '@hirfa/contract/admin';
import { changeOf } from '@hirfa/domain/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { formatSignedShare } from '../../kit/format.ts';
import { useLocale } from '../../kit/use-locale.ts';
import { Money } from '../../ui/money.tsx';
import { Tile } from '../../ui/admin/tile.tsx';

export const moneyFigures = 'grid grid-cols-2 gap-2 sm:gap-3 lg:grid-cols-4';
export const jobFigures = 'grid grid-cols-3 gap-2 sm:gap-3';

/** The figures of a period, each with its change against the period before. */
export function KeyFigures({ now, before }: { now: Figures; before: Figures }) {
  const { t, i18n } = useLingui();
  const money = (label: string, name: 'total_revenue' | 'business_revenue' | 'vat_collected' | 'avg_job_value') => (
    <Tile
      label={label}
      value={now[name] === null ? '–' : <Money amount={now[name]} piastres />}
      hint={
        <ChangeText now={Number(now[name] ?? 0)} before={Number(before[name] ?? 0)}>
          <Money amount={before[name] ?? '0.00'} piastres />
        </ChangeText>
      }
    />
  );
  const jobs = (label: string, name: 'total_jobs' | 'completed_jobs' | 'cancelled_jobs') => (
    <Tile
      label={label}
      value={i18n.number(now[name])}
      hint={
        <ChangeText now={now[name]} before={before[name]}>
          {i18n.number(before[name])}
        </ChangeText>
      }
    />
  );
  return (
    <div className="flex flex-col gap-2 sm:gap-3">
      <div className={moneyFigures}>
        {money(t`Total revenue`, 'total_revenue')}
        {money(t`Business revenue`, 'business_revenue')}
        {money(t`VAT collected`, 'vat_collected')}
        {money(t`Average value of a completed job`, 'avg_job_value')}
      </div>
      <div className={jobFigures}>
        {jobs(t`Jobs`, 'total_jobs')}
        {jobs(t({ message: 'Completed', context: 'jobs that were' }), 'completed_jobs')}
        {jobs(t({ message: 'Cancelled', context: 'jobs that were' }), 'cancelled_jobs')}
      </div>
    </div>
  );
}

/** "+12% more, EGP 480.00 before". Whether more is good depends on the figure, so there is no colour. */
function ChangeText({ now, before, children: figure }: { now: number; before: number; children: ReactNode }) {
  const locale = useLocale();
  const { way, share } = changeOf(now, before);
  if (way === 'same') return <Trans context="figure">As much as before</Trans>;
  if (share === null) return <Trans context="figure">Nothing before</Trans>;
  const percent = <bdi dir="ltr">{formatSignedShare(way === 'up' ? share : -share, locale)}</bdi>;
  return way === 'up' ? (
    <Trans context="figure">
      {percent} more; {figure} before
    </Trans>
  ) : (
    <Trans context="figure">
      {percent} less; {figure} before
    </Trans>
  );
}
