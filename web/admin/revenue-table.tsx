import type { DailyRevenue } from '@hirfa/contract/admin';
import { startOfDay } from '@hirfa/domain/market';
import { Trans, useLingui } from '@lingui/react/macro';
import { Money } from '../ui/money.tsx';
import { DateTime } from '../ui/date-time.tsx';

const cell = 'px-3 py-2.5 text-end whitespace-nowrap';
const head = `${cell} sticky top-0 z-10 bg-sand-1 font-semibold text-ink-1`;
/** The day stays visible while the figures scroll sideways. */
const day = 'sticky start-0 text-start!';

/** The daily figures, newest first. */
export function RevenueTable({ days }: { days: readonly DailyRevenue[] }) {
  const { t } = useLingui();
  return (
    <div className="overflow-hidden rounded-m border border-sand-2 bg-card">
      <section
        aria-label={t`Daily figures`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys must scroll it too
        tabIndex={0}
        className="fade-edge max-h-112 overflow-auto text-xs"
      >
        <table className="w-full border-separate border-spacing-0 tabular-nums">
          <thead>
            <tr>
              <th scope="col" className={`${head} ${day} z-20!`}>
                <Trans>Day</Trans>
              </th>
              <th scope="col" className={head}>
                <Trans>Total revenue</Trans>
              </th>
              <th scope="col" className={head}>
                <Trans>Business revenue</Trans>
              </th>
              <th scope="col" className={head}>
                <Trans>VAT</Trans>
              </th>
              <th scope="col" className={head}>
                <Trans>Jobs</Trans>
              </th>
              <th scope="col" className={head}>
                <Trans context="jobs that were">Completed</Trans>
              </th>
              <th scope="col" className={head}>
                <Trans context="jobs that were">Cancelled</Trans>
              </th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map((row) => (
              <Row key={row.date} row={row} />
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Row({ row }: { row: DailyRevenue }) {
  const line = `${cell} border-t border-sand-2 text-ink-0`;
  return (
    <tr className={row.total_jobs === 0 && Number(row.total_revenue) === 0 ? '[&>td]:text-ink-2' : undefined}>
      <th scope="row" className={`${line} ${day} bg-card font-medium`}>
        <DateTime at={startOfDay(row.date).toISOString()} form="short-day" />
      </th>
      <td className={line}>
        <Money amount={row.total_revenue} piastres />
      </td>
      <td className={line}>
        <Money amount={row.business_revenue} piastres />
      </td>
      <td className={line}>
        <Money amount={row.vat_collected} piastres />
      </td>
      <td className={line}>{row.total_jobs}</td>
      <td className={line}>{row.completed_jobs}</td>
      <td className={line}>{row.cancelled_jobs}</td>
    </tr>
  );
}
