import { useSyncExternalStore } from 'react';

let connected = false;
let connectedAt = -Infinity;
const JUST_MS = 3000;
const watchers = new Set<() => void>();

export function setConnected(now: boolean): void {
  if (now === connected) return;
  connected = now;
  if (now) connectedAt = performance.now();
  for (const changed of watchers) changed();
}

/** Calls back when a connection is there again; returns how to end that. */
export function whenConnected(back: () => void): () => void {
  const changed = () => void (connected && back());
  watchers.add(changed);
  return () => watchers.delete(changed);
}

/** Whether the line came back a moment ago: what fails now was probably sent before. */
export const wasJustConnected = () => connected && performance.now() - connectedAt < JUST_MS;

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
