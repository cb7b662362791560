import { cairoDay, cairoMinute, formatDateTime, startOfDay } from '@hirfa/domain/market';
import { useLingui } from '@lingui/react/macro';
import type { CSSProperties } from 'react';
import { useLocale } from '../../../kit/use-locale.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { DayEntry } from './day-entry.tsx';
import { DayHead } from './day-head.tsx';
import { EmptyDay } from './empty-day.tsx';
import { outside, shownHours, type Span } from './placement.ts';
import type { Shown, ShownDay } from './shown-days.ts';

/** The hours of a grid where nothing says more: from 8 AM, twelve at least. */
const USUAL = { from: 480, minutes: 720 };

type DayColumnsProps = { shown: Shown; days: readonly ShownDay[]; isLoading: boolean };

/**
 * The days as columns of a grid of hours, one minute a pixel; on a phone the chosen day as a list. For screen
 * readers each day is a list in both.
 */
export function DayColumns({ shown, days, isLoading }: DayColumnsProps) {
  const spans = days.flatMap(({ hours, entries }) => [...entries, ...hours.map(spanOf)]);
  const grid = shownHours(spans, USUAL.from, USUAL.minutes);
  const isWeek = days.length > 1;
  return (
    <div
      className="md:overflow-hidden md:rounded-m md:border md:border-sand-2 md:bg-card"
      aria-busy={isLoading || undefined}
    >
      <ol
        className={classNames(
          // The line of the last hour is the border.
          'md:-mb-px md:grid md:grid-rows-[auto_auto] md:ps-16',
          isWeek ? 'md:grid-cols-7' : 'md:grid-cols-1',
        )}
      >
        {days.map((each, index) => (
          <li
            key={each.day}
            className={classNames(
              'min-w-0 md:row-span-2 md:grid md:grid-rows-subgrid',
              each.day !== shown.day && 'max-md:hidden',
            )}
          >
            <DayHead shown={shown} each={each} isWeek={isWeek} isLoading={isLoading} />
            <div className="md:relative md:h-(--height) md:border-s md:border-sand-2" style={{ '--height': rem(grid) }}>
              {index === 0 && <HourNames grid={grid} />}
              {isLoading ? <Loading /> : <DayBody shown={shown} each={each} grid={grid} />}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function DayBody({ shown, each, grid }: { shown: Shown; each: ShownDay; grid: Span }) {
  const shades = outside(grid, each.hours.map(spanOf));
  return (
    <>
      <div aria-hidden className="absolute inset-0 hidden md:block">
        {shades.map((shade) => (
          <span
            key={shade.from}
            className="absolute inset-x-0 top-(--top) h-(--height) bg-sand-1"
            style={place(shade, grid)}
          />
        ))}
        <span className="hour-lines absolute inset-0" />
      </div>
      {each.entries.length === 0 ? (
        <EmptyDay each={each} />
      ) : (
        <ul className="flex flex-col gap-2 md:block">
          {each.entries.map((entry) => (
            <li
              key={entry.item.id}
              className="md:absolute md:start-(--start) md:top-(--top) md:h-(--height) md:w-(--width) md:p-px"
              style={{
                ...place(entry, grid),
                '--start': `${(100 * entry.column) / entry.columns}%`,
                '--width': `${100 / entry.columns}%`,
              }}
            >
              <DayEntry entry={entry} day={each.day} shown={shown} />
            </li>
          ))}
        </ul>
      )}
      <NowLine each={each} now={shown.now} grid={grid} />
    </>
  );
}

/** The present moment, on the day of today; not where the grid does not show this hour. */
function NowLine({ each, now, grid }: { each: ShownDay; now: Date; grid: Span }) {
  const minute = cairoMinute(now);
  if (cairoDay(now) !== each.day || minute < grid.from || minute > grid.to) return null;
  return (
    <span
      aria-hidden
      data-now
      className="pointer-events-none absolute inset-x-0 top-(--top) z-10 hidden border-t-2 border-bad before:absolute before:-start-1 before:-top-[.3125rem] before:size-2 before:rounded-full before:bg-bad md:block"
      style={{ '--top': rem({ from: grid.from, to: minute }) }}
    />
  );
}

/** The hours beside the first column. */
function HourNames({ grid }: { grid: Span }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const first = grid.from / 60 + 1;
  const midnight = startOfDay('2023-01-01').getTime();
  return (
    <div
      aria-hidden
      className="absolute end-full top-0 hidden w-16 text-[.6875rem] text-ink-2 md:block"
      lang={i18n.locale}
    >
      {Array.from({ length: grid.to / 60 - first }, (_, index) => (
        <span
          key={index}
          className="absolute end-2 top-(--top) -translate-y-1/2 whitespace-nowrap"
          style={{ '--top': rem({ from: grid.from, to: (first + index) * 60 }) }}
        >
          {formatDateTime(new Date(midnight + (first + index) * 3_600_000), 'time', locale)}
        </span>
      ))}
    </div>
  );
}

function Loading() {
  return (
    <div className="flex flex-col gap-2 md:absolute md:inset-2">
      <Skeleton className="h-18 rounded-m md:mt-16 md:opacity-60" />
      <Skeleton className="h-18 rounded-m md:hidden" />
    </div>
  );
}

const spanOf = ({ from_minute, to_minute }: { from_minute: number; to_minute: number }): Span => ({
  from: from_minute,
  to: to_minute,
});

const rem = ({ from, to }: Span) => `${(to - from) / 16}rem`;

const place = (span: Span, grid: Span): CSSProperties => ({
  '--top': rem({ from: grid.from, to: span.from }),
  '--height': rem(span),
});
