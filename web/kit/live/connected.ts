import { useSyncExternalStore } from 'react';

let connected = false;
const watchers = new Set<() => void>();

export function setConnected(now: boolean): void {
  if (now === connected) return;
  connected = now;
  for (const changed of watchers) changed();
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
