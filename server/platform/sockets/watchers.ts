import { WATCHED_SLOTS } from '@hirfa/domain/bookings';
import type { IncomingMessage } from 'node:http';
import { slotsStream, WatchSlots } from '@hirfa/contract/realtime';
import { clientAddress } from '../client-address.ts';
import { oneHello, type OpenSocket, type SocketServer } from '../socket-limits.ts';

/**
 * The open sockets of watchers, in each process. Many people share an address of a mobile network; whoever is refused
 * sees the slots as they were read, and the server decides when they book.
 */
const MAX_WATCHERS = { address: 200, all: 5000 };

type Line = OpenSocket<unknown>['conn'];

/** Accepts sockets that watch public streams of slots, also of visitors: they send nothing but ids, and hear ids. */
export function acceptWatchers<Data>(io: SocketServer<Data>, trustedProxies: number): void {
  const addresses = new Map<string, number>();
  const addressOfLine = new WeakMap<Line, string>();
  let all = 0;
  io.engine.on('connection', (line: Line) => {
    addressOfLine.set(line, addressOf(line.request, trustedProxies));
    // Nothing else reads the request of a connection, and thousands of them stay open.
    Object.assign(line, { request: null });
  });
  const watchers = io.of(WATCHED_SLOTS.namespace);
  watchers.use(oneHello());
  watchers.use(({ conn }, next) => {
    const address = addressOfLine.get(conn) ?? '';
    const isFull = all >= MAX_WATCHERS.all || (addresses.get(address) ?? 0) >= MAX_WATCHERS.address;
    if (isFull || conn.readyState !== 'open') return next(new Error('too_many_requests'));
    const count = (by: number) => {
      all += by;
      const left = (addresses.get(address) ?? 0) + by;
      if (left > 0) addresses.set(address, left);
      else addresses.delete(address);
    };
    count(1);
    conn.once('close', () => count(-1));
    return next();
  });
  watchers.on('connection', (socket) => {
    socket.on('watch_slots', (given: unknown, holds: unknown) => {
      const ids = WatchSlots.safeParse(given);
      if (!ids.success) return;
      for (const room of socket.rooms) if (room !== socket.id) void socket.leave(room);
      void socket.join(ids.data.map(slotsStream));
      if (typeof holds === 'function') holds();
    });
  });
}

/** Whether this is a public stream of slots; tells those who watch it. */
export function tellWatchers<Data>(
  io: SocketServer<Data>,
  { stream, entity_id }: { stream: string; entity_id: string },
): boolean {
  if (stream !== slotsStream(entity_id)) return false;
  io.of(WATCHED_SLOTS.namespace).to(stream).emit('slots_changed', entity_id);
  return true;
}

function addressOf({ socket, headers }: IncomingMessage, trustedProxies: number): string {
  return clientAddress(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''), trustedProxies);
}
