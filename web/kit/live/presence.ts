import { useRef } from 'react';

/** Typing is signalled at most this often, and is over without a new signal after the second time. */
const TYPING_EVERY_MS = 3000;
const TYPING_FADES_MS = 6000;
/** The same for having the chat open. */
export const HERE_EVERY_MS = 20_000;
const HERE_FADES_MS = 50_000;

/** What the other side of a chat does, as far as it tells. */
export type Presence = 'away' | 'here' | 'typing';

/** Shows a signal until it has not been repeated for a while; who stops typing is `then`. */
export function fade(show: (presence: Presence) => void, then: Presence = 'here') {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function set(signal: Presence) {
    clearTimeout(timer);
    show(signal);
    if (signal === 'typing') timer = setTimeout(() => set(then), TYPING_FADES_MS);
    if (signal === 'here') timer = setTimeout(() => show('away'), HERE_FADES_MS);
  }
  return { set, stop: () => clearTimeout(timer) };
}

/** Tells that somebody types, not at each letter. */
export function useTyping(signal: () => void): () => void {
  const signalledAt = useRef(-Infinity);
  return () => {
    const now = performance.now();
    if (now - signalledAt.current < TYPING_EVERY_MS) return;
    signalledAt.current = now;
    signal();
  };
}
