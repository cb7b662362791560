import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLiveSocket } from '../kit/live/live-socket.ts';
import { useOrpc } from '../kit/use-orpc.ts';

/** Joins a session while it is shown: what has changed, also while the line was broken, is read again. */
export function useJoined(sessionId: string, onJoined?: () => void): void {
  const socket = useLiveSocket();
  const queryClient = useQueryClient();
  const { support } = useOrpc();
  const read = useEffectEvent((what: 'messages' | 'everything') => {
    const input = { id: sessionId };
    const keys =
      what === 'messages'
        ? [support.listSupportMessages.key({ input })]
        : [
            support.listSupportMessages.key({ input }),
            support.getSupportSession.key({ input }),
            support.getActiveSupport.key(),
            support.listMySupportSessions.key(),
          ];
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
  });
  const joined = useEffectEvent(() => {
    read('everything');
    onJoined?.();
  });
  useEffect(() => {
    if (socket === null) return;
    const join = () => socket.emit('join_support', sessionId, (isGranted) => isGranted && joined());
    const changed = ({ entity_id, type }: { entity_id: string; type: string }) =>
      entity_id === sessionId && read(type === 'support_message' ? 'messages' : 'everything');
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
