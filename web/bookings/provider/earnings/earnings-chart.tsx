import type { EarningsWeek } from '@hirfa/contract/bookings';
import { formatDateTime, startOfDay } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { formatFigure } from '../../../kit/format.ts';
import { useDirection } from '../../../kit/use-language.ts';
import { useLocale } from '../../../kit/use-locale.ts';
import { chartLines } from '../../../ui/charts/chart-scale.ts';

const HEIGHT = 100;
const BAR = 0.6;

type Weeks = readonly EarningsWeek[];

/** What each week pays, settled below pending; the table beside it has the same figures. */
export function EarningsChart({ weeks }: { weeks: Weeks }) {
  const locale = useLocale();
  const lines = chartLines(Math.max(...weeks.map((week) => barOf(week.settled) + barOf(week.pending)), 0));
  const top = lines.at(-1) || 1;
  return (
    <figure className="m-0">
      <Legend />
      <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-[.75rem] text-ink-2 tabular-nums">
        <div className="relative h-48 min-w-9" aria-hidden>
          <span className="invisible">{formatFigure(String(top), locale, false)}</span>
          {lines.map((line) => (
            <span
              key={line}
              className="absolute end-0 translate-y-1/2 leading-none"
              style={{ bottom: `${(line / top) * 100}%` }}
            >
              {formatFigure(String(line), locale, false)}
            </span>
          ))}
        </div>
        <Bars weeks={weeks} lines={lines} top={top} />
        <span />
        <Sundays weeks={weeks} />
      </div>
    </figure>
  );
}

/** The height of an amount, in pounds; what is owed has none. */
const barOf = (amount: string) => Math.max(0, Number(amount));

function Bars({ weeks, lines, top }: { weeks: Weeks; lines: readonly number[]; top: number }) {
  const mirrored = useDirection() === 'rtl';
  const height = (pounds: number) => (pounds / top) * HEIGHT;
  return (
    <svg
      viewBox={`0 0 ${weeks.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
      className="h-48 w-full overflow-visible"
    >
      {lines.map((line) => (
        <path
          key={line}
          d={`M0 ${HEIGHT - height(line)}H${weeks.length}`}
          vectorEffect="non-scaling-stroke"
          className="stroke-sand-2"
        />
      ))}
      {weeks.map(({ week, settled, pending }, index) => {
        const x = (mirrored ? weeks.length - 1 - index : index) + (1 - BAR) / 2;
        const [below, above] = [height(barOf(settled)), height(barOf(pending))];
        return (
          <g key={week}>
            <rect x={x} width={BAR} y={HEIGHT - below} height={below} className="fill-teal" />
            <rect x={x} width={BAR} y={HEIGHT - below - above} height={above} className="fill-clay" />
          </g>
        );
      })}
    </svg>
  );
}

function Sundays({ weeks }: { weeks: Weeks }) {
  const locale = useLocale();
  return (
    <div className="mt-2 flex" aria-hidden>
      {weeks.map(({ week }) => (
        <span key={week} className="min-w-0 grow basis-0 text-center whitespace-nowrap even:invisible">
          {formatDateTime(startOfDay(week), 'short-date', locale)}
        </span>
      ))}
    </div>
  );
}

function Legend() {
  return (
    <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-xs font-medium text-ink-1">
      <span className="inline-flex items-center gap-2">
        <span aria-hidden className="size-3 rounded-[3px] bg-teal" />
        <Trans>Settled</Trans>
      </span>
      <span className="inline-flex items-center gap-2">
        <span aria-hidden className="size-3 rounded-[3px] bg-clay" />
        <Trans>Pending</Trans>
      </span>
      <span className="sr-only">
        <Trans>The table has every figure.</Trans>
      </span>
    </figcaption>
  );
}
