import type { ClientEvents, ServerEvents } from '@hirfa/contract/realtime';
import { WATCHED_SLOTS } from '@hirfa/domain/bookings';
import { io, type Socket } from 'socket.io-client';
import { reconnectAfterClose } from './connect.ts';

/** Pages ask within this time after a change, not all at once. */
const SPREAD_MS = 400;

/** Reports changes of a provider's slots, also to visitors, until the returned function is called. */
export function watchSlots(providerId: string, onChanged: () => void): () => void {
  const socket: Socket<ServerEvents, ClientEvents> = io(window.location.origin + WATCHED_SLOTS.namespace, {
    path: '/socket.io',
    transports: ['websocket'],
    // Its own connection: that of a session ends with the session.
    forceNew: true,
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const report = () => {
    clearTimeout(timer);
    timer = setTimeout(onChanged, Math.random() * SPREAD_MS);
  };
  // What has changed before the server watches is unknown.
  socket.on('connect', () => socket.emit('watch_slots', [providerId], report));
  socket.on('slots_changed', report);
  const retry = reconnectAfterClose(socket);
  return () => {
    retry.stop();
    clearTimeout(timer);
    socket.disconnect();
  };
}
