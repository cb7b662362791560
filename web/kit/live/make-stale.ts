import { matchQuery, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { type Moment, wasReadAfter } from './reads.ts';

/** Something that changed: what it makes stale, where that was read before. */
export interface Staleness {
  keys: readonly QueryKey[];
  /** When it changed; without it, a moment ago. */
  changedAt?: Moment | undefined;
}

/** Reads again what is shown of it, each query once; the rest when it is shown. */
export async function makeStale(queryClient: QueryClient, changes: readonly Staleness[]): Promise<void> {
  const isStale = (query: Query) =>
    changes.some(
      ({ keys, changedAt }) =>
        keys.some((queryKey) => matchQuery({ queryKey }, query)) &&
        !(changedAt !== undefined && wasReadAfter(query, changedAt)),
    );
  const stale = queryClient.getQueryCache().findAll({ predicate: isStale });
  const { true: first = [], false: others = [] } = Object.groupBy(stale, (query) => `${isReadFirst(query)}`);
  await Promise.all([
    readAgain(queryClient, others),
    Promise.allSettled(first.map((query) => query.promise)).then(() => readAgain(queryClient, first)),
  ]);
}

/** The first reading of a query is waited for: loaders wait for it, so that it cannot begin anew. */
const isReadFirst = ({ state }: Query) => state.data === undefined && state.fetchStatus !== 'idle';

/**
 * A look that is logged waits until the page is looked at (`refetchOnWindowFocus`): nobody has looked while it was
 * hidden.
 */
async function readAgain(queryClient: QueryClient, queries: readonly Query[]): Promise<void> {
  const stale = new Set(queries);
  await queryClient.invalidateQueries({ predicate: (query) => stale.has(query), refetchType: 'none' });
  const isHidden = document.visibilityState === 'hidden';
  await queryClient.refetchQueries({
    type: 'active',
    predicate: (query) => stale.has(query) && !(isHidden && query.meta?.['isLoggedLook'] === true),
  });
}
