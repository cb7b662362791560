import type { AreaSummary } from '@hirfa/contract/admin';
import { type Period, TOP_AREAS } from '@hirfa/domain/admin';
import { textIn } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLanguage } from '../../kit/use-language.ts';
import { Card } from '../../ui/card.tsx';
import { RankBars } from '../../ui/charts/rank-bars.tsx';
import { Money } from '../../ui/money.tsx';
import { FigureTable } from './figure-table.tsx';

/** The ten areas with most jobs in person as bars, and all of them in the table. 9.14 */
export function Areas({ areas, period }: { areas: readonly AreaSummary[]; period: Period }) {
  const { t, i18n } = useLingui();
  const language = useLanguage();
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <Card className="p-5 sm:p-6">
        <h2 className="card-text mb-3">
          <Trans>Areas with most jobs</Trans>
        </h2>
        {areas.length === 0 ? (
          <p className="text-s text-ink-1">
            <Trans>No jobs in person in this period.</Trans>
          </p>
        ) : (
          <RankBars
            title={<Trans>Jobs in person; online work has no area</Trans>}
            note={<Trans>The table has every figure.</Trans>}
            bars={areas.slice(0, TOP_AREAS).map((row) => ({
              key: row.area.id,
              label: textIn(row.area, 'name', language),
              value: row.total_jobs,
            }))}
          />
        )}
      </Card>
      <FigureTable
        label={t`Areas with jobs`}
        file={{ table: 'areas', period }}
        columns={[
          <Trans key="area">Area</Trans>,
          <Trans key="jobs">Jobs</Trans>,
          <Trans key="completed" context="jobs that were">
            Completed
          </Trans>,
          <Trans key="revenue">Total revenue</Trans>,
          <Trans key="average">Average job</Trans>,
        ]}
        rows={areas.map((row) => ({
          key: row.area.id,
          name: textIn(row.area, 'name', language),
          cells: [
            i18n.number(row.total_jobs),
            i18n.number(row.completed_jobs),
            <Money key="revenue" amount={row.total_revenue} piastres />,
            row.avg_job_value === null ? '–' : <Money key="average" amount={row.avg_job_value} piastres />,
          ],
        }))}
      />
    </div>
  );
}
