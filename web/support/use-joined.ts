import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLiveSocket } from '../kit/live/live-socket.ts';
import { useOrpc } from '../kit/use-orpc.ts';

/** Joins a session while it is shown: what has changed, also while the line was broken, is read again. */
export function useJoined(sessionId: string): void {
  const socket = useLiveSocket();
  const queryClient = useQueryClient();
  const { support } = useOrpc();
  const read = useEffectEvent(() => void queryClient.invalidateQueries({ queryKey: support.key() }));
  useEffect(() => {
    if (socket === null) return;
    const join = () => socket.emit('join_support', sessionId, (isGranted) => isGranted && read());
    const changed = ({ entity_id }: { entity_id: string }) => entity_id === sessionId && read();
    socket.on('connect', join);
    socket.on('support_changed', changed);
    if (socket.connected) join();
    return () => {
      socket.off('connect', join);
      socket.off('support_changed', changed);
      if (socket.connected) socket.emit('leave_support', sessionId);
    };
  }, [socket, sessionId]);
}
