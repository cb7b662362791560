import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { staleCalls } from 'virtual:stale-calls';
import type { Orpc } from '../orpc.ts';
import { useOrpc } from '../use-orpc.ts';
import { connectLive } from './connect.ts';
import { setConnected } from './connected.ts';
import { makeStale } from './make-stale.ts';
import { perhapsStale, staleAfter } from './stale-calls.ts';

/**
 * Keeps what the page shows up to date while a person is signed in. Where it is unknown what has changed, `catchUp`
 * reads again what has versions; it must be the same function in each render.
 */
export function useLive(catchUp: (queryClient: QueryClient, orpc: Orpc) => Promise<void>): void {
  const orpc = useOrpc();
  const session = useRouteContext({ from: '__root__', select: (context) => context.session });
  const queryClient = useQueryClient();
  useEffect(() => {
    if (session === null) return;
    return connectLive({
      authorization: session.authorization,
      onRefused: () => void session.callRefused(),
      onConnected: (connected) => {
        setConnected(connected);
        // The network is there again, also where the device has not noticed that it was away.
        if (connected) session.connectionChanged(true);
      },
      onChanges: (changes) => {
        const stale = changes.map((change) =>
          change === 'everything'
            ? { keys: perhapsStale(staleCalls) }
            : { keys: staleAfter(staleCalls, change.type, change.entity_id), changedAt: change.changedAt },
        );
        void makeStale(queryClient, stale);
        if (changes.includes('everything')) void catchUp(queryClient, orpc);
      },
    });
  }, [orpc, session, queryClient, catchUp]);
}
