import { useSyncExternalStore } from 'react';

let connected = false;
const watchers = new Set<() => void>();

export function setConnected(now: boolean): void {
  if (now === connected) return;
  connected = now;
  for (const changed of watchers) changed();
}

/** Calls back when a connection is there again; returns how to end that. */
export function whenConnected(back: () => void): () => void {
  const changed = () => void (connected && back());
  watchers.add(changed);
  return () => watchers.delete(changed);
}

function watch(changed: () => void) {
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** Whether this page receives live changes; without them, screens that must be up to date poll. */
export function useConnected(): boolean {
  return useSyncExternalStore(
    watch,
    () => connected,
    () => false,
  );
}
