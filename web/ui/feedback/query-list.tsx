import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, useMemo } from 'react';
import { LoadMore } from './load-more.tsx';
import { QueryView } from './query-view.tsx';

type Pages<Item> = { pages: readonly { items: readonly Item[] }[] };

type QueryListProps<Item> = {
  query: Pick<UseInfiniteQueryResult<Pages<Item>>, 'data' | 'error' | 'isPending' | 'refetch'> &
    ComponentProps<typeof LoadMore>['list'];
  skeleton: ReactNode;
  /** What could not be shown. */
  failed: string;
  /** Shown where there is nothing; without it, the children show that. */
  empty?: ReactNode;
  /** `more` is the end of the list: the button for the next page, or that it failed. */
  children: (items: readonly Item[], more: ReactNode) => ReactNode;
};

/** A list that is read page by page: its skeleton, its items, that there are none, or what failed. */
export function QueryList<Item>({ query, skeleton, failed, empty, children }: QueryListProps<Item>) {
  const { data } = query;
  const items = useMemo(() => data?.pages.flatMap((page) => page.items) ?? [], [data]);
  return (
    <QueryView query={query} skeleton={skeleton} failed={failed}>
      {() => (items.length === 0 && empty !== undefined ? empty : children(items, <LoadMore list={query} />))}
    </QueryView>
  );
}
