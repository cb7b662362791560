import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { Skeleton, TextSkeleton } from '../../feedback/skeleton.tsx';
import { QueryView } from '../../feedback/query-view.tsx';

type ReadItemProps<Data> = { query: UseQueryResult<Data>; children: (data: Data) => ReactNode };

/** What an admin has to see of an item before they decide; until it has come, nothing can be decided. */
export function ReadItem<Data>({ query, children }: ReadItemProps<Data>) {
  const { t } = useLingui();
  return (
    <QueryView
      query={query}
      skeleton={<ItemSkeleton />}
      missing={<EmptyState scene="lost" heading={t`This no longer exists.`} />}
    >
      {children}
    </QueryView>
  );
}

const ItemSkeleton = () => (
  <div className="flex flex-col gap-6" aria-busy>
    <div className="grid gap-4 sm:grid-cols-2">
      <Skeleton className="aspect-3/2" />
      <Skeleton className="aspect-3/2" />
    </div>
    <TextSkeleton lines={6} />
  </div>
);
