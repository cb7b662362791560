import { CHAT_RECONNECT_MS } from '@hirfa/contract/joined-streams';
import type { StreamEvent } from '@hirfa/contract/realtime';
import { useEffect, useEffectEvent } from 'react';
import { useJoined } from '../../kit/chat/use-joined.ts';
import { useHere, usePresence } from '../../kit/chat/use-presence.ts';
import { type LiveLine, useLiveSocket } from '../../kit/live/live-socket.ts';
import type { Moment } from '../../kit/live/reads.ts';

type Changes = { receive(seq: number): void; hide(seq: number): void; catchUp(changed: Moment): void };

/** Joins a chat while it is shown: hints of messages and marks, and what the other person does. */
export function useSignals(chatId: string, { receive, hide, catchUp }: Changes) {
  const socket = useLiveSocket();
  const signalHere = useHere('chat', chatId);
  useQuickReconnection(socket);
  useJoined('chat', chatId, (changedAt) => {
    if (changedAt !== null) catchUp(changedAt);
    signalHere();
  });
  const onChange = useEffectEvent(({ type, version }: StreamEvent) => {
    if (type === 'message') receive(version);
    if (type === 'message_hidden') hide(version);
  });
  useEffect(() => {
    if (socket === null) return;
    const changed = (event: StreamEvent) => void (event.entity_id === chatId && onChange(event));
    socket.on('chat_changed', changed);
    return () => void socket.off('chat_changed', changed);
  }, [socket, chatId]);
  return usePresence('chat', chatId);
}

/** Whoever looks at a chat waits for the next try to connect not as long as others. */
function useQuickReconnection(socket: LiveLine['socket'] | null): void {
  useEffect(() => {
    if (socket === null) return;
    const usualMs = socket.io.reconnectionDelayMax();
    socket.io.reconnectionDelayMax(CHAT_RECONNECT_MS);
    return () => void socket.io.reconnectionDelayMax(usualMs);
  }, [socket]);
}
