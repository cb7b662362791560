import { CHAT_RECONNECT_MS } from '@hirfa/contract/realtime';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLiveSocket } from '../../kit/live/live-socket.ts';
import { fade, HERE_EVERY_MS, type Presence, useTyping } from '../../kit/live/presence.ts';
import { useOrpc } from '../../kit/use-orpc.ts';

type Told = { hear(seq: number): void; hide(seq: number): void; catchUp(): void };

/** Joins a chat while it is shown: hints of messages and marks, and what the other person does. */
export function useSignals(chatId: string, { hear, hide, catchUp }: Told) {
  const socket = useLiveSocket();
  const queryClient = useQueryClient();
  const { messages } = useOrpc();
  const [presence, setPresence] = useState<Presence>('away');
  const type = useTyping(() => socket?.connected && socket.emit('signal_chat', chatId, 'typing'));
  useQuickReconnection(socket);
  const onMessage = useEffectEvent((type: string, seq: number) => (type === 'message' ? hear(seq) : hide(seq)));
  const onJoined = useEffectEvent(() => {
    catchUp();
    void queryClient.invalidateQueries({ queryKey: messages.getChat.key({ input: { id: chatId } }) });
  });
  const onMarks = useEffectEvent(() => {
    void queryClient.invalidateQueries({ queryKey: messages.getChat.key({ input: { id: chatId } }) });
  });
  useEffect(() => {
    if (socket === null) return;
    const fading = fade(setPresence);
    const here = () => {
      if (socket.connected && document.visibilityState === 'visible') socket.emit('signal_chat', chatId, 'here');
    };
    const join = () =>
      socket.emit('join_chat', chatId, (isGranted) => {
        if (!isGranted) return;
        onJoined();
        here();
      });
    const changed = ({ entity_id, type, version }: { entity_id: string; type: string; version: number }) => {
      if (entity_id !== chatId) return;
      if (type.startsWith('message')) onMessage(type, version);
      else onMarks();
    };
    const signalled = (id: string, signal: Presence) => id === chatId && fading.set(signal);
    socket.on('connect', join);
    socket.on('chat_changed', changed);
    socket.on('chat_signal', signalled);
    if (socket.connected) join();
    const timer = setInterval(here, HERE_EVERY_MS);
    document.addEventListener('visibilitychange', here);
    return () => {
      socket.off('connect', join);
      socket.off('chat_changed', changed);
      socket.off('chat_signal', signalled);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', here);
      fading.stop();
      if (socket.connected) socket.emit('leave_chat', chatId);
    };
  }, [socket, chatId]);
  return { presence, type };
}

/** Whoever looks at a chat waits for the next try to connect not as long as others. */
function useQuickReconnection(socket: ReturnType<typeof useLiveSocket>): void {
  useEffect(() => {
    if (socket === null) return;
    const usualMs = socket.io.reconnectionDelayMax();
    socket.io.reconnectionDelayMax(CHAT_RECONNECT_MS);
    return () => void socket.io.reconnectionDelayMax(usualMs);
  }, [socket]);
}
