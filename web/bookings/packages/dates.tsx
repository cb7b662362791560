import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { DateTime } from '../../ui/date-time.tsx';
import { BookingTime } from '../common/booking-time.tsx';
import { ShowAll } from './show-all.tsx';

interface Times {
  starts_at: string;
  ends_at: string;
}

/** The times of a package, numbered: the first ones, and the others behind a press. */
export function Dates({ dates }: { dates: readonly Times[] }) {
  return (
    <ShowAll items={dates}>
      {({ starts_at, ends_at }, index) => (
        <li key={starts_at} className="@container flex items-baseline gap-3 py-1.5 text-s">
          <span aria-hidden className="w-6 shrink-0 text-end text-xs text-ink-2 tabular-nums">
            {index + 1}
          </span>
          <span className="min-w-0 font-medium text-ink-0 @max-xs:[&_.flex-wrap]:flex-col">
            <BookingTime starts_at={starts_at} ends_at={ends_at} />
          </span>
        </li>
      )}
    </ShowAll>
  );
}

/** The weeks that a package leaves out, and why. */
export function LeftOut({ dates, name }: { dates: readonly string[]; name: ReactNode }) {
  if (dates.length === 0) return null;
  return (
    <div className="mt-3 border-t border-sand-2 pt-3 text-xs text-ink-1">
      <p>
        <Trans>Left out, because {name} is away or busy then:</Trans>
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 font-medium">
        {dates.map((at) => (
          <li key={at} className="whitespace-nowrap">
            <DateTime at={at} form="short-day" />
          </li>
        ))}
      </ul>
    </div>
  );
}
