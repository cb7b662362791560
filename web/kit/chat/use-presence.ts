import type { JoinedKind, Side } from '@hirfa/contract/joined-streams';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLiveSocket } from '../live/live-socket.ts';
import { fade, HERE_EVERY_MS, type Presence, useTyping } from '../live/presence.ts';

/**
 * What the other side of a chat does, and a function that signals to it that this one types. In a support session,
 * `own` is the side of this page; of the team only typing is signalled.
 */
export function usePresence(kind: JoinedKind, id: string, own?: Side) {
  const socket = useLiveSocket();
  const [presence, setPresence] = useState<Presence>('away');
  useEffect(() => {
    if (socket === null) return;
    const fading = fade(setPresence, own === 'person' ? 'away' : 'here');
    const receive = (about: string, signal: Presence, side?: Side) => {
      if (about === id && (own === undefined || side !== own)) fading.set(signal);
    };
    socket.on(`${kind}_signal`, receive);
    return () => {
      socket.off(`${kind}_signal`, receive);
      fading.stop();
    };
  }, [socket, kind, id, own]);
  const type = useTyping(() => socket?.connected && socket.emit(`signal_${kind}`, id, 'typing'));
  return { presence, type };
}

/** Signals regularly that the chat is open, while the page is visible. Returns a function that signals it at once. */
export function useHere(kind: JoinedKind, id: string): () => void {
  const socket = useLiveSocket();
  const signal = () => {
    if (socket?.connected && document.visibilityState === 'visible') socket.emit(`signal_${kind}`, id, 'here');
  };
  const repeated = useEffectEvent(signal);
  useEffect(() => {
    const timer = setInterval(() => repeated(), HERE_EVERY_MS);
    const seen = () => repeated();
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
  return signal;
}
