import type { DailyRevenue } from '@hirfa/contract/admin';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useOrpc } from '../kit/use-orpc.ts';
import { Card } from '../ui/card.tsx';
import { ErrorState } from '../ui/feedback/error-state.tsx';
import { Money } from '../ui/money.tsx';
import { Skeleton } from '../ui/feedback/skeleton.tsx';
import { dashboardQuery } from './queries.ts';
import { RevenueChart } from './revenue-chart.tsx';
import { RevenueTable } from './revenue-table.tsx';
import { Tile } from './tile.tsx';

/** The revenue of the last 30 days: totals, a chart, and a table of all days. */
export function Revenue() {
  const { t } = useLingui();
  const { data, isPending, isFetching, refetch } = useQuery(dashboardQuery(useOrpc(), {}));
  if (isPending) return <RevenueSkeleton />;
  if (data === undefined) {
    return (
      <ErrorState heading={t`The figures could not be loaded`} onRetry={() => void refetch()} pending={isFetching} />
    );
  }
  const isEmpty = data.figures.total_jobs === 0 && data.days.every((day) => Number(day.total_revenue) === 0);
  return (
    <div className="flex flex-col gap-6">
      <Totals totals={data.figures} />
      <Card className="p-5 sm:p-6">
        <h2 className="card-text mb-3">
          <Trans>Revenue by day</Trans>
        </h2>
        {isEmpty ? (
          <p className="text-s text-ink-1">
            <Trans>No jobs and no money yet. Chart and table appear with the first job.</Trans>
          </p>
        ) : (
          <RevenueChart days={data.days} />
        )}
      </Card>
      {!isEmpty && <RevenueTable days={data.days} />}
      <p className="-mt-3 text-xs text-ink-2">
        <Trans>Money counts settled jobs only, less what was refunded. Days are those of Cairo.</Trans>
      </p>
    </div>
  );
}

const tiles = 'grid grid-cols-2 gap-2 min-[30rem]:grid-cols-3 sm:gap-3 max-[30rem]:*:first:col-span-2';

function Totals({ totals }: { totals: Omit<DailyRevenue, 'date'> }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-col gap-2 sm:gap-3">
      <div className={tiles}>
        <Tile label={t`Total revenue`} value={<Money amount={totals.total_revenue} piastres />} />
        <Tile label={t`Business revenue`} value={<Money amount={totals.business_revenue} piastres />} />
        <Tile label={t`VAT collected`} value={<Money amount={totals.vat_collected} piastres />} />
      </div>
      <div className="grid grid-cols-3 gap-2 sm:gap-3">
        <Tile label={t`Jobs`} value={totals.total_jobs} />
        <Tile label={t({ message: 'Completed', context: 'jobs that were' })} value={totals.completed_jobs} />
        <Tile label={t({ message: 'Cancelled', context: 'jobs that were' })} value={totals.cancelled_jobs} />
      </div>
    </div>
  );
}

function RevenueSkeleton() {
  return (
    <div className="flex flex-col gap-6" aria-busy>
      <div className="grid grid-cols-3 gap-2 sm:gap-3">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} className="h-16 rounded-m sm:h-20" />
        ))}
      </div>
      <Skeleton className="h-80 rounded-m" />
      <Skeleton className="h-96 rounded-m" />
    </div>
  );
}
