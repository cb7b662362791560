import type { EarningsWeek } from '@hirfa/contract/bookings';
import { formatDateTime, startOfDay } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { useLocale } from '../../../kit/use-locale.ts';
import { type Bar, BarChart } from '../../../ui/charts/bar-chart.tsx';

type Weeks = readonly EarningsWeek[];

/** What each week pays, settled below pending; the table beside it has the same figures. */
export function EarningsChart({ weeks }: { weeks: Weeks }) {
  return (
    <BarChart
      bars={weeks.map(barOf)}
      width={0.6}
      height="h-48"
      legend={{ teal: <Trans context="earnings">Settled</Trans>, clay: <Trans context="earnings">Pending</Trans> }}
      note={<Trans>The table has every figure.</Trans>}
    >
      <Sundays weeks={weeks} />
    </BarChart>
  );
}

/** What is owed has no height. */
function barOf({ week, settled, pending }: EarningsWeek): Bar {
  const below = Math.max(0, Number(settled));
  const above = below + Math.max(0, Number(pending));
  return {
    key: week,
    parts: [
      { tone: 'teal', from: 0, to: below },
      { tone: 'clay', from: below, to: above },
    ],
  };
}

function Sundays({ weeks }: { weeks: Weeks }) {
  const locale = useLocale();
  return (
    <div className="mt-2 flex" aria-hidden>
      {weeks.map(({ week }) => (
        <span
          key={week}
          className="min-w-0 grow basis-0 text-center whitespace-nowrap even:invisible max-sm:nth-[4n+3]:invisible"
        >
          {formatDateTime(startOfDay(week), 'short-date', locale)}
        </span>
      ))}
    </div>
  );
}
