import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

type RankBarsProps = {
  /** What the bars show. */
  title: ReactNode;
  bars: readonly { key: string; label: string; value: number }[];
  /** Where people who do not see the chart find its figures. */
  note: ReactNode;
};

/** Counts as bars, one below the other; a table beside it has the same figures. */
export function RankBars({ title, bars, note }: RankBarsProps) {
  const { i18n } = useLingui();
  const most = Math.max(...bars.map(({ value }) => value), 1);
  return (
    <figure className="m-0">
      <figcaption className="text-xs font-medium text-ink-1">
        {title}
        <span className="sr-only"> {note}</span>
      </figcaption>
      <div
        className="mt-4 grid grid-cols-[minmax(0,auto)_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 text-xs"
        aria-hidden
      >
        {bars.map(({ key, label, value }) => (
          <div key={key} className="contents">
            <span className="max-w-36 leading-snug text-ink-1 sm:max-w-56">
              <bdi>{label}</bdi>
            </span>
            <span className="h-4">
              <span className="block h-full rounded-[3px] bg-teal" style={{ inlineSize: `${(value / most) * 100}%` }} />
            </span>
            <span className="figure-column text-ink-0">{i18n.number(value)}</span>
          </div>
        ))}
      </div>
    </figure>
  );
}
