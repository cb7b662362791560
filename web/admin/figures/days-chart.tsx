import type { DailyRevenue } from '@hirfa/contract/admin';
import { formatDateTime, startOfDay } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { formatFigure } from '../../kit/format.ts';
import { useLocale } from '../../kit/use-locale.ts';
import { type Bar, BarChart } from '../../ui/charts/bar-chart.tsx';

/** How many dates stand below the chart, at most. */
const LABELS = 5;

type Days = readonly DailyRevenue[];

/**
 * Both revenues of each day as bars, the business's share in front of the total; the table beside it has the same
 * figures.
 */
export function DaysChart({ days }: { days: Days }) {
  const locale = useLocale();
  const figure = (amount: string) => formatFigure(amount, locale, true);
  const barOf = ({ date, total_revenue, business_revenue }: DailyRevenue): Bar => ({
    key: date,
    title: `${formatDateTime(startOfDay(date), 'day', locale)}: ${figure(total_revenue)} / ${figure(business_revenue)}`,
    parts: [
      { tone: 'teal', from: 0, to: Math.max(0, Number(total_revenue)) },
      { tone: 'clay', from: 0, to: Math.max(0, Number(business_revenue)) },
    ],
  });
  return (
    <BarChart
      bars={days.map(barOf)}
      width={0.72}
      height="h-56"
      legend={{ teal: <Trans>Total revenue</Trans>, clay: <Trans>of which business revenue</Trans> }}
      note={<Trans>The table below has every figure.</Trans>}
    >
      <Dates days={days} />
    </BarChart>
  );
}

function Dates({ days }: { days: Days }) {
  const locale = useLocale();
  const last = days.length - 1;
  const every = Math.ceil(days.length / LABELS);
  return (
    <div className="relative mt-2 h-4" aria-hidden>
      {days.map(
        (day, index) =>
          (last - index) % every === 0 && (
            <span
              key={day.date}
              className="absolute whitespace-nowrap max-sm:even:hidden ltr:-translate-x-1/2 rtl:translate-x-1/2 last:translate-x-0! last:end-0 last:start-auto!"
              style={{ insetInlineStart: `${((index + 0.5) / days.length) * 100}%` }}
            >
              {formatDateTime(startOfDay(day.date), 'short-date', locale)}
            </span>
          ),
      )}
    </div>
  );
}
