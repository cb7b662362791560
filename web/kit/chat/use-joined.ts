import { JOINED_STREAMS, type JoinedKind } from '@hirfa/contract/joined-streams';
import { useEffect, useEffectEvent } from 'react';
import { useLiveLine } from '../live/live-socket.ts';
import { type Moment, momentAgo } from '../live/reads.ts';

/**
 * Joins a chat while it is shown, and again after each reconnection: what has changed since then is read again.
 * `onJoined` receives when it last changed, where that is known.
 */
export function useJoined(kind: JoinedKind, id: string, onJoined?: (changedAt: Moment | null) => void): void {
  const line = useLiveLine();
  const joined = useEffectEvent((msAgo: number | null) => {
    const changedAt = msAgo === null ? null : momentAgo(msAgo);
    onJoined?.(changedAt);
    if (changedAt !== null) line?.publish({ type: JOINED_STREAMS[kind].change, entity_id: id, changedAt });
  });
  const socket = line?.socket ?? null;
  useEffect(() => {
    if (socket === null) return;
    const join = () => socket.emit(`join_${kind}`, id, (isGranted, msAgo) => isGranted && joined(msAgo));
    socket.on('connect', join);
    if (socket.connected) join();
    return () => {
      socket.off('connect', join);
      if (socket.connected) socket.emit(`leave_${kind}`, id);
    };
  }, [socket, kind, id]);
}
