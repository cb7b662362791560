import type { ClientEvents, ServerEvents } from '@hirfa/contract/realtime';
import { useSyncExternalStore } from 'react';
import type { Socket } from 'socket.io-client';

type LiveSocket = Socket<ServerEvents, ClientEvents>;

let current: LiveSocket | null = null;
const watchers = new Set<() => void>();

export function setLiveSocket(socket: LiveSocket | null): void {
  current = socket;
  for (const changed of watchers) changed();
}

function watch(changed: () => void) {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** The socket of the signed-in person, which may be about to connect; null until there is one. */
export function useLiveSocket(): LiveSocket | null {
  return useSyncExternalStore(
    watch,
    () => current,
    () => null,
  );
}
