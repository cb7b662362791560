import { CHAT_RECONNECT_MS } from '@hirfa/contract/joined-streams';
import type { StreamEvent } from '@hirfa/contract/realtime';
import { useEffect, useEffectEvent, useState } from 'react';
import { type LiveLine, useLiveLine } from '../../kit/live/live-socket.ts';
import { fade, HERE_EVERY_MS, type Presence, useTyping } from '../../kit/live/presence.ts';
import { type Moment, momentAgo } from '../../kit/live/reads.ts';

type Changes = { receive(seq: number): void; hide(seq: number): void; catchUp(changed: Moment): void };

/** Joins a chat while it is shown: hints of messages and marks, and what the other person does. */
export function useSignals(chatId: string, { receive, hide, catchUp }: Changes) {
  const line = useLiveLine();
  const socket = line?.socket ?? null;
  const [presence, setPresence] = useState<Presence>('away');
  const type = useTyping(() => socket?.connected && socket.emit('signal_chat', chatId, 'typing'));
  useQuickReconnection(socket);
  const onChange = useEffectEvent(({ type, version }: StreamEvent) => {
    if (type === 'message') receive(version);
    if (type === 'message_hidden') hide(version);
  });
  const onJoined = useEffectEvent((msAgo: number) => {
    const changedAt = momentAgo(msAgo);
    catchUp(changedAt);
    line?.publish({ type: 'chat', entity_id: chatId, changedAt });
  });
  useEffect(() => {
    if (socket === null) return;
    const fading = fade(setPresence);
    const here = () => {
      if (socket.connected && document.visibilityState === 'visible') socket.emit('signal_chat', chatId, 'here');
    };
    const join = () =>
      socket.emit('join_chat', chatId, (isGranted, msAgo) => {
        if (!isGranted) return;
        if (msAgo !== null) onJoined(msAgo);
        here();
      });
    const changed = (event: StreamEvent) => void (event.entity_id === chatId && onChange(event));
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
function useQuickReconnection(socket: LiveLine['socket'] | null): void {
  useEffect(() => {
    if (socket === null) return;
    const usualMs = socket.io.reconnectionDelayMax();
    socket.io.reconnectionDelayMax(CHAT_RECONNECT_MS);
    return () => void socket.io.reconnectionDelayMax(usualMs);
  }, [socket]);
}
