import type { Query, QueryClient } from '@tanstack/react-query';

/** By both clocks of a device: one may stand still while it sleeps, the other may be set. */
export interface Moment {
  running: number;
  date: number;
}

export const momentAgo = (ms: number): Moment => ({ running: performance.now() - ms, date: Date.now() - ms });

export const isAfter = (one: Moment | undefined, other: Moment): boolean =>
  one !== undefined && one.running > other.running && one.date > other.date;

/** When a reading of a query began: of what it has, and of what is on its way. */
const had = new WeakMap<Query, Moment>();
const onItsWay = new WeakMap<Query, Moment>();

/** Keeps when each query was read. */
export function watchReads(queryClient: QueryClient): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'fetch') {
      // A further page leaves those before it as they were read.
      if (action.meta?.fetchMore) onItsWay.delete(query);
      else onItsWay.set(query, momentAgo(0));
    } else if (action.type === 'success' && !action.manual) {
      const began = onItsWay.get(query);
      if (began !== undefined) had.set(query, began);
    }
  });
}

/** Whether what a query has, or is about to have, was asked for after a change: it needs no second reading. */
export function wasReadAfter(query: Query, change: Moment): boolean {
  const began = query.state.fetchStatus === 'fetching' ? onItsWay.get(query) : undefined;
  return isAfter(began ?? had.get(query), change);
}
