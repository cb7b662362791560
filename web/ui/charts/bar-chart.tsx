import type { ReactNode } from 'react';
import { formatFigure } from '../../kit/format.ts';
import { useDirection } from '../../kit/use-language.ts';
import { useLocale } from '../../kit/use-locale.ts';
import { classNames } from '../class-names.ts';
import { chartLines } from './chart-scale.ts';

const HEIGHT = 100;

const TONES = { teal: ['bg-teal', 'fill-teal'], clay: ['bg-clay', 'fill-clay'] } as const;
type Tone = keyof typeof TONES;

export interface Bar {
  key: string;
  /** What a pointer on the bar is told. */
  title?: string;
  /** The parts of the bar, from one amount in pounds to another; a later part covers an earlier one. */
  parts: readonly { tone: Tone; from: number; to: number }[];
}

type BarChartProps = {
  bars: readonly Bar[];
  /** The width of a bar; 1 leaves no space between two. */
  width: number;
  /** The Tailwind class of the height. */
  height: 'h-48' | 'h-56';
  /** What the colours mean. */
  legend: Readonly<Record<Tone, ReactNode>>;
  /** Where people who do not see the chart find its figures. */
  note: ReactNode;
  /** What stands below the bars. */
  children: ReactNode;
};

/** Amounts as bars, from the start of the line. A table beside it has the same figures. */
export function BarChart({ bars, width, height, legend, note, children }: BarChartProps) {
  const locale = useLocale();
  const lines = chartLines(Math.max(...bars.flatMap(({ parts }) => parts.map(({ to }) => to)), 0));
  const top = lines.at(-1) || 1;
  return (
    <figure className="m-0">
      <Legend legend={legend} note={note} />
      <div className="mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 text-[.75rem] text-ink-2 tabular-nums">
        <div className={classNames('relative min-w-9', height)} aria-hidden>
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
        <Bars bars={bars} width={width} height={height} lines={lines} top={top} />
        <span />
        {children}
      </div>
    </figure>
  );
}

type BarsProps = Pick<BarChartProps, 'bars' | 'width' | 'height'> & { lines: readonly number[]; top: number };

function Bars({ bars, width, height, lines, top }: BarsProps) {
  const mirrored = useDirection() === 'rtl';
  const yOf = (pounds: number) => HEIGHT - (pounds / top) * HEIGHT;
  return (
    <svg
      viewBox={`0 0 ${bars.length} ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden
      className={classNames('w-full overflow-visible', height)}
    >
      {lines.map((line) => (
        <path
          key={line}
          d={`M0 ${yOf(line)}H${bars.length}`}
          vectorEffect="non-scaling-stroke"
          className="stroke-sand-2"
        />
      ))}
      {bars.map(({ key, title, parts }, index) => {
        const place = mirrored ? bars.length - 1 - index : index;
        return (
          <g key={key}>
            {title !== undefined && (
              <>
                <title>{title}</title>
                <rect x={place} width={1} y={0} height={HEIGHT} className="fill-transparent hover:fill-sand-1" />
              </>
            )}
            {parts.map(({ tone, from, to }) => (
              <rect
                key={tone}
                x={place + (1 - width) / 2}
                width={width}
                y={yOf(to)}
                height={yOf(from) - yOf(to)}
                className={classNames('pointer-events-none', TONES[tone][1])}
              />
            ))}
          </g>
        );
      })}
    </svg>
  );
}

function Legend({ legend, note }: Pick<BarChartProps, 'legend' | 'note'>) {
  const tones: readonly Tone[] = ['teal', 'clay'];
  return (
    <figcaption className="flex flex-wrap gap-x-5 gap-y-1 text-xs font-medium text-ink-1">
      {tones.map((tone) => (
        <span key={tone} className="inline-flex items-center gap-2">
          <span aria-hidden className={classNames('size-3 rounded-[3px]', TONES[tone][0])} />
          {legend[tone]}
        </span>
      ))}
      <span className="sr-only">{note}</span>
    </figcaption>
  );
}
