import type { DailyRevenue } from '@hirfa/contract/admin';
import type { Period } from '@hirfa/domain/admin';
import { startOfDay } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { DateTime } from '../../ui/date-time.tsx';
import { Money } from '../../ui/money.tsx';
import { FigureTable } from './figure-table.tsx';

/** The daily figures, newest first. */
export function DaysTable({ days, period }: { days: readonly DailyRevenue[]; period: Period }) {
  const { t, i18n } = useLingui();
  return (
    <FigureTable
      label={t`Daily figures`}
      file={{ table: 'days', period }}
      columns={[
        <Trans key="day">Day</Trans>,
        <Trans key="total">Total revenue</Trans>,
        <Trans key="business">Business revenue</Trans>,
        <Trans key="vat">VAT</Trans>,
        <Trans key="jobs">Jobs</Trans>,
        <Trans key="completed" context="jobs that were">
          Completed
        </Trans>,
        <Trans key="cancelled" context="jobs that were">
          Cancelled
        </Trans>,
      ]}
      rows={days.toReversed().map((row) => ({
        key: row.date,
        name: <DateTime at={startOfDay(row.date).toISOString()} form="short-day" />,
        isQuiet: row.total_jobs === 0 && Number(row.total_revenue) === 0,
        cells: [
          <Money key="total" amount={row.total_revenue} piastres />,
          <Money key="business" amount={row.business_revenue} piastres />,
          <Money key="vat" amount={row.vat_collected} piastres />,
          i18n.number(row.total_jobs),
          i18n.number(row.completed_jobs),
          i18n.number(row.cancelled_jobs),
        ],
      }))}
    />
  );
}
