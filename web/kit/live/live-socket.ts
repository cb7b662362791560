import type { ClientEvents, Positions, ServerEvents } from '@hirfa/contract/realtime';
import { useSyncExternalStore } from 'react';
import type { Socket } from 'socket.io-client';
import type { Change } from './change.ts';

export interface LiveLine {
  socket: Socket<ServerEvents, ClientEvents>;
  /** The last number that this page has received of each stream. */
  positions: () => Positions;
  /** What makes this page read again; at most once for all that is published in the same moment. */
  publish: (change: Change) => void;
}

let current: LiveLine | null = null;
const watchers = new Set<() => void>();

export function setLiveLine(line: LiveLine | null): void {
  current = line;
  for (const changed of watchers) changed();
}

function watch(changed: () => void) {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** The line of the signed-in person, which may be about to connect; null until there is one. */
export function useLiveLine(): LiveLine | null {
  return useSyncExternalStore(
    watch,
    () => current,
    () => null,
  );
}

/** Its socket. */
export function useLiveSocket(): LiveLine['socket'] | null {
  return useLiveLine()?.socket ?? null;
}
