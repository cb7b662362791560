import { useEffect, useEffectEvent } from 'react';
import { useLiveLine } from '../kit/live/live-socket.ts';
import { momentAgo } from '../kit/live/reads.ts';

/** Joins a session while it is shown: what has changed, also while the line was broken, is read again. */
export function useJoined(sessionId: string, onJoined?: () => void): void {
  const line = useLiveLine();
  const joined = useEffectEvent((msAgo: number | null) => {
    if (msAgo !== null) line?.publish({ type: 'support_session', entity_id: sessionId, changedAt: momentAgo(msAgo) });
    onJoined?.();
  });
  const socket = line?.socket ?? null;
  useEffect(() => {
    if (socket === null) return;
    const join = () => socket.emit('join_support', sessionId, (isGranted, msAgo) => isGranted && joined(msAgo));
    socket.on('connect', join);
    if (socket.connected) join();
    return () => {
      socket.off('connect', join);
      if (socket.connected) socket.emit('leave_support', sessionId);
    };
  }, [socket, sessionId]);
}
