import type { Side } from '@hirfa/contract/joined-streams';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLiveSocket } from '../kit/live/live-socket.ts';
import { fade, HERE_EVERY_MS, type Presence, useTyping } from '../kit/live/presence.ts';

/**
 * What the other side of a session does. The person tells that they are there and that they type; the team tells only
 * that it types.
 */
export function usePresence(sessionId: string, own: Side) {
  const socket = useLiveSocket();
  const [presence, setPresence] = useState<Presence>('away');
  useEffect(() => {
    if (socket === null) return;
    const fading = fade(setPresence, own === 'team' ? 'here' : 'away');
    const heard = (id: string, signal: Presence, side: Side) => id === sessionId && side !== own && fading.set(signal);
    socket.on('support_signal', heard);
    return () => {
      socket.off('support_signal', heard);
      fading.stop();
    };
  }, [socket, sessionId, own]);
  const type = useTyping(() => socket?.connected && socket.emit('signal_support', sessionId, 'typing'));
  return { presence, type };
}

/** Tells that the person has the session open, while they look at it. What it returns tells it at once. */
export function useHere(sessionId: string): () => void {
  const socket = useLiveSocket();
  const signal = () => {
    if (socket?.connected && document.visibilityState === 'visible') socket.emit('signal_support', sessionId, 'here');
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
