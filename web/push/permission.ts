import { useSyncExternalStore } from 'react';
import { choicesText, type PushChoices, readChoices, watchStored } from './stored.ts';

/** `impossible`: the browser cannot, so nothing is offered. `unasked`: nobody has answered its question yet. */
export type PushState = 'impossible' | 'unasked' | 'denied' | 'on' | 'off';

export const isPushPossible = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

function stateNow(): PushState {
  if (!isPushPossible()) return 'impossible';
  if (Notification.permission === 'denied') return 'denied';
  if (Notification.permission === 'default') return 'unasked';
  return readChoices().off ? 'off' : 'on';
}

const askers = new Set<() => void>();

/** Asks the browser's question; only in reaction to a press. */
export async function askPermission(): Promise<NotificationPermission> {
  const answer = await Notification.requestPermission();
  for (const changed of askers) changed();
  return answer;
}

/** Watches the permission, which people also change in the browser, and the choices. */
function watch(changed: () => void): () => void {
  const stopStored = watchStored(changed);
  askers.add(changed);
  const ended = new AbortController();
  navigator.permissions?.query({ name: 'notifications' }).then(
    (status) => status.addEventListener('change', changed, { signal: ended.signal }),
    () => undefined,
  );
  return () => {
    stopStored();
    askers.delete(changed);
    ended.abort();
  };
}

export const usePushState = (): PushState => useSyncExternalStore(watch, stateNow, () => 'impossible' as const);

export function usePushChoices(): PushChoices {
  return readChoices(useSyncExternalStore(watch, choicesText, () => ''));
}
