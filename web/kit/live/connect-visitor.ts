import type { ClientEvents, ServerEvents } from '@hirfa/contract/realtime';
import { WATCHED_SLOTS } from '@hirfa/domain/bookings';
import { io, type Socket } from 'socket.io-client';
import { reconnectAfterClose } from './connect.ts';

/** The connection of a page without a session, on which nothing but slots can be watched. */
export function connectVisitor() {
  const socket: Socket<ServerEvents, ClientEvents> = io(window.location.origin + WATCHED_SLOTS.namespace, {
    path: '/socket.io',
    transports: ['websocket'],
    // The connection of a session that begins later is another one.
    forceNew: true,
  });
  const retry = reconnectAfterClose(socket);
  return {
    socket,
    stop() {
      retry.stop();
      socket.disconnect();
    },
  };
}
