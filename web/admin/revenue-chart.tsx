import type { DailyRevenue } from '@hirfa/contract/admin';
import { formatDateTime, startOfDay } from '@hirfa/domain/market';
import { Trans } from '@lingui/react/macro';
import { formatFigure } from '../kit/format.ts';
import { useDirection } from '../kit/use-language.ts';
import { useLocale } from '../kit/use-locale.ts';
import { chartLines } from '../ui/charts/chart-scale.ts';

const HEIGHT = 100;
const BAR = 0.72;
/** The interval of the dates below the chart, in days. */
const LABEL_EVERY = 7;

type Days = readonly DailyRevenue[];

/**
 * Both revenues of each day as bars, the business's share in front of the total; the table beside it has the same
 * figures.
 */
export function RevenueChart({ days }: { days: Days }) {
  const locale = useLocale();
  const lines = chartLines(Math.max(...days.map((day) => Number(day.total_revenue)), 0));
  const top = lines.at(-1) || 1;
  return (
    <figure className="m-0">
      <Legend />
      <div className="mt-4 grid grid-cols-[auto_1fr] gap-x-2 text-[.75rem] text-ink-2 tabular-nums">
        <div className="relative h-56 min-w-9" aria-hidden>
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
        <Bars days={days} lines={lines} top={top} />
        <span />
        <Dates days={days} />
      </div>
    </figure>
  );
}

type BarsProps = { days: Days; lines: readonly number[]; top: number };

function Bars({ days, lines, top }: BarsProps) {
  const locale = useLocale();
  const mirrored = useDirection() === 'rtl';
  const placeOf = (index: number) => (mirrored ? days.length - 1 - index : index);
  const figure = (amount: string) => formatFigure(amount, locale, true);
  const height = (amount: string) => (Math.max(0, Number(amount)) / top) * HEIGHT;
  return (
    <svg
      viewBox={`0 0 ${days.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
      className="h-56 w-full overflow-visible"
    >
      {lines.map((line) => {
        const y = HEIGHT - (line / top) * HEIGHT;
        return (
          <path key={line} d={`M0 ${y}H${days.length}`} vectorEffect="non-scaling-stroke" className="stroke-sand-2" />
        );
      })}
      {days.map((day, index) => {
        const x = placeOf(index) + (1 - BAR) / 2;
        const bar = (amount: string, className: string) => (
          <rect x={x} width={BAR} y={HEIGHT - height(amount)} height={height(amount)} className={className} />
        );
        return (
          <g key={day.date}>
            <title>
              {`${formatDateTime(startOfDay(day.date), 'day', locale)}: ` +
                `${figure(day.total_revenue)} / ${figure(day.business_revenue)}`}
            </title>
            <rect x={placeOf(index)} width={1} y={0} height={HEIGHT} className="fill-transparent hover:fill-sand-1" />
            {bar(day.total_revenue, 'fill-teal pointer-events-none')}
            {bar(day.business_revenue, 'fill-clay pointer-events-none')}
          </g>
        );
      })}
    </svg>
  );
}

function Dates({ days }: { days: Days }) {
  const locale = useLocale();
  const last = days.length - 1;
  return (
    <div className="relative mt-2 h-4" aria-hidden>
      {days.map(
        (day, index) =>
          (last - index) % LABEL_EVERY === 0 && (
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

function Legend() {
  return (
    <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-xs font-medium text-ink-1">
      <span className="inline-flex items-center gap-2">
        <span aria-hidden className="size-3 rounded-[3px] bg-teal" />
        <Trans>Total revenue</Trans>
      </span>
      <span className="inline-flex items-center gap-2">
        <span aria-hidden className="size-3 rounded-[3px] bg-clay" />
        <Trans>of which business revenue</Trans>
      </span>
      <span className="sr-only">
        <Trans>The table below has every figure.</Trans>
      </span>
    </figcaption>
  );
}
