import { CHAT_RECONNECT_MS } from '@hirfa/contract/realtime';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLiveSocket } from '../../kit/live/live-socket.ts';
import { useOrpc } from '../../kit/use-orpc.ts';

/** Typing is told at most this often, and is over without a new signal after the second time. */
const TYPING_EVERY_MS = 3000;
const TYPING_FADES_MS = 6000;
/** The same for having the chat open. */
const HERE_EVERY_MS = 20_000;
const HERE_FADES_MS = 50_000;

type Presence = 'away' | 'here' | 'typing';
type Told = { hear(seq: number): void; catchUp(): void };

/** Joins a chat while it is shown: hints of messages and marks, and what the other person does. */
export function useSignals(chatId: string, { hear, catchUp }: Told) {
  const socket = useLiveSocket();
  const queryClient = useQueryClient();
  const { messages } = useOrpc();
  const [presence, setPresence] = useState<Presence>('away');
  const toldAt = useRef(-Infinity);
  useQuickReconnection(socket);
  const onMessage = useEffectEvent(hear);
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
      if (type === 'message') onMessage(version);
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
  return {
    presence,
    /** Somebody is typing here. */
    type() {
      const now = performance.now();
      if (!socket?.connected || now - toldAt.current < TYPING_EVERY_MS) return;
      toldAt.current = now;
      socket.emit('signal_chat', chatId, 'typing');
    },
  };
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

/** Shows a signal until it has not been repeated for a while; who stops typing is still here. */
function fade(show: (presence: Presence) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  function set(signal: Presence) {
    clearTimeout(timer);
    show(signal);
    if (signal === 'typing') timer = setTimeout(() => set('here'), TYPING_FADES_MS);
    if (signal === 'here') timer = setTimeout(() => show('away'), HERE_FADES_MS);
  }
  return { set, stop: () => clearTimeout(timer) };
}
