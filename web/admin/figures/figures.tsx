import type { DailyRevenue } from '@hirfa/contract/admin';
import { type Period, periodOf, type PeriodWish } from '@hirfa/domain/admin';
import { cairoDay, formatDateTime, startOfDay } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale } from '../../kit/use-locale.ts';
import { useOrpc } from '../../kit/use-orpc.ts';
import { Card } from '../../ui/card.tsx';
import { QueryView } from '../../ui/feedback/query-view.tsx';
import { dashboardQuery } from '../queries.ts';
import { Areas } from './areas.tsx';
import { DaysChart } from './days-chart.tsx';
import { DaysTable } from './days-table.tsx';
import { FiguresSkeleton } from './figures-skeleton.tsx';
import { KeyFigures } from './key-figures.tsx';
import { Payments } from './payments.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { ProvidersAnalytics } from './providers-analytics.tsx';

type FiguresProps = { wish: PeriodWish; onChange: (wish: PeriodWish) => void };

/** The figures of a period: what changed, its days, areas, providers and payments. */
export function Figures({ wish, onChange }: FiguresProps) {
  const { t } = useLingui();
  const [today] = useState(() => cairoDay(new Date()));
  const query = useQuery(dashboardQuery(useOrpc(), wish));
  const period = query.data?.period ?? periodOf(wish, today);
  return (
    <div className="flex flex-col gap-4 sm:gap-6">
      {period !== null && <PeriodPicker wish={wish} period={period} onChange={onChange} />}
      <QueryView query={query} failed={t`The figures could not be loaded`} skeleton={<FiguresSkeleton />}>
        {(data) => (
          <div aria-busy={query.isPlaceholderData || undefined} className="flex flex-col gap-6 aria-busy:opacity-55">
            <div className="flex flex-col gap-3">
              <KeyFigures now={data.figures} before={data.figures_before} />
              <Days now={data.period} before={data.before} />
            </div>
            <Daily days={data.days} period={data.period} />
            <Areas areas={data.areas} period={data.period} />
            <ProvidersAnalytics rows={data.providers} period={data.period} />
            <Payments key={`${data.period.from} ${data.period.to}`} period={data.period} />
          </div>
        )}
      </QueryView>
    </div>
  );
}

function Days({ now, before }: { now: Period; before: Period }) {
  const locale = useLocale();
  const name = (period: Period) => {
    const text = (day: string) => formatDateTime(startOfDay(day), 'day', locale);
    return <bdi>{period.from === period.to ? text(period.from) : `${text(period.from)} – ${text(period.to)}`}</bdi>;
  };
  const [present, past] = [name(now), name(before)];
  return (
    <p aria-live="polite" className="text-xs text-ink-2">
      <Trans>
        {present}, compared with {past}. Money counts settled jobs only, less what was refunded. Days are those of
        Cairo.
      </Trans>
    </p>
  );
}

function Daily({ days, period }: { days: readonly DailyRevenue[]; period: Period }) {
  const isEmpty = days.every((day) => day.total_jobs === 0 && Number(day.total_revenue) === 0);
  return (
    <>
      <Card className="p-5 sm:p-6">
        <h2 className="card-text mb-3">
          <Trans>Revenue by day</Trans>
        </h2>
        {isEmpty ? (
          <p className="text-s text-ink-1">
            <Trans>No jobs and no money on these days.</Trans>
          </p>
        ) : (
          <DaysChart days={days} />
        )}
      </Card>
      {!isEmpty && <DaysTable days={days} period={period} />}
    </>
  );
}
