import { useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useOrpc } from '../../kit/use-orpc.ts';
import { DateTime } from '../../ui/date-time.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { QueryList } from '../../ui/feedback/query-list.tsx';
import { TextSkeleton } from '../../ui/feedback/skeleton.tsx';
import { samplesQuery } from './queries.ts';

/** The samples of all people, newest first; it is read again when one is sent. */
export function SampleList() {
  const { t } = useLingui();
  const query = useInfiniteQuery(samplesQuery(useOrpc()));
  return (
    <QueryList
      query={query}
      failed={t`The samples could not be loaded`}
      skeleton={<TextSkeleton lines={4} />}
      empty={<EmptyState heading={t`No samples yet`} />}
    >
      {(samples, more) => (
        <>
          <ul>
            {samples.map(({ id, created_at }) => (
              <li key={id}>
                <DateTime at={created_at} form="day-and-time" />
              </li>
            ))}
          </ul>
          {more}
        </>
      )}
    </QueryList>
  );
}
