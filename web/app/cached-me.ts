import { hashKey, type QueryClient } from '@tanstack/react-query';
import type { Orpc } from '../kit/orpc.ts';
import type { SessionContext } from '../kit/session-context.ts';

/**
 * Shows the cached account at once, reads it once on each page that is loaded, and caches each answer of the server.
 * 3.21, 3.22
 */
export function showCachedMe(
  queryClient: QueryClient,
  { accounts }: Orpc,
  { account, signedIn, userId }: SessionContext,
) {
  const queryKey = accounts.getMe.queryKey({ input: {} });
  const hash = hashKey(queryKey);
  const read = () => (signedIn() ? account.read(userId()) : null);
  queryClient.setQueryDefaults(queryKey, {
    initialData: () => read()?.me,
    initialDataUpdatedAt: 0,
  });
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryHash !== hash) return;
    const me = queryClient.getQueryData(queryKey);
    if (me !== undefined && signedIn() && me.user_id === userId() && me !== read()?.me) account.write(me);
  });
}
