import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { staleCalls } from 'virtual:stale-calls';
import { useSession } from '../use-session.ts';
import { type LiveLine, useLiveLine } from './live-socket.ts';
import { makeStale } from './make-stale.ts';
import type { Moment } from './reads.ts';
import { staleAfter } from './stale-calls.ts';
import { watchSlots } from './watch-slots.ts';

/**
 * Reads the shown slots of a provider, and their own calendar, again whenever the slots change. Without a connection
 * they stay as they were read.
 */
export function useWatchedSlots(providerId: string): void {
  const queryClient = useQueryClient();
  const session = useSession();
  const isSignedIn = useEffectEvent(() => session().signedIn());
  const line = useLiveLine();
  useEffect(() => {
    const keys = staleAfter(staleCalls, 'slots_changed', providerId);
    const read = (changedAt: Moment) => void makeStale(queryClient, [{ keys, changedAt }]);
    if (line !== null) return watchSlots(line.socket, providerId, read);
    // Who is signed in is about to have a line.
    if (isSignedIn()) return undefined;
    return asVisitor((socket) => watchSlots(socket, providerId, read));
  }, [providerId, queryClient, line]);
}

/** Does it on a connection of its own, until the returned function is called. */
function asVisitor(watch: (socket: LiveLine['socket']) => () => void): () => void {
  let isOver = false;
  let stop = () => {};
  async function connect() {
    const { connectVisitor } = await import('./connect-visitor.ts');
    if (isOver) return;
    const visitor = connectVisitor();
    const unwatch = watch(visitor.socket);
    stop = () => {
      unwatch();
      visitor.stop();
    };
  }
  connect().catch(() => undefined);
  return () => {
    isOver = true;
    stop();
  };
}
