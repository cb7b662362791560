import { type Day, startOfDay } from '@hirfa/domain/market';
import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { waitingQuery } from '../common/queries.ts';

/** How many people wait for the days of a provider's calendar: who has time opens more hours. */
export function WaitingDays({ from, days }: { from: Day; days: number }) {
  const { data } = useQuery(waitingQuery(useOrpc(), from, days));
  if (data === undefined || data.items.length === 0) return null;
  return (
    <div aria-live="polite" className="rounded-m bg-sand-1 px-4 py-3 text-s text-ink-1">
      <p className="font-semibold text-ink-0">
        <Trans>Customers wait for a time of yours. If you can, open more hours.</Trans>
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {data.items.map(({ day, people }) => (
          <li key={day}>
            <DateTime at={startOfDay(day).toISOString()} form="day" />:{' '}
            <Plural value={people} one="# person waits" other="# people wait" />
          </li>
        ))}
      </ul>
    </div>
  );
}
