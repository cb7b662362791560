import type { JoinedKind, Side } from '@hirfa/contract/joined-streams';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLiveSocket } from '../live/live-socket.ts';
import { fade, HERE_EVERY_MS, type Presence, useTyping } from '../live/presence.ts';

/**
 * What the other side of a chat does, and a function that tells it that this one types. In a support session, `own` is
 * the side that looks on; the team tells only that it types.
 */
export function usePresence(kind: JoinedKind, id: string, own?: Side) {
  const socket = useLiveSocket();
  const [presence, setPresence] = useState<Presence>('away');
  useEffect(() => {
    if (socket === null) return;
    const fading = fade(setPresence, own === 'person' ? 'away' : 'here');
    const heard = (about: string, signal: Presence, side?: Side) => {
      if (about === id && (own === undefined || side !== own)) fading.set(signal);
    };
    socket.on(`${kind}_signal`, heard);
    return () => {
      socket.off(`${kind}_signal`, heard);
      fading.stop();
    };
  }, [socket, kind, id, own]);
  const type = useTyping(() => socket?.connected && socket.emit(`signal_${kind}`, id, 'typing'));
  return { presence, type };
}

/** Tells that somebody has the chat open, while they look at it. What it returns tells it at once. */
export function useHere(kind: JoinedKind, id: string): () => void {
  const socket = useLiveSocket();
  const tell = () => {
    if (socket?.connected && document.visibilityState === 'visible') socket.emit(`signal_${kind}`, id, 'here');
  };
  const repeated = useEffectEvent(tell);
  useEffect(() => {
    const timer = setInterval(() => repeated(), HERE_EVERY_MS);
    const seen = () => repeated();
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', seen);
    };
  }, []);
  return tell;
}
