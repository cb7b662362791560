import { WATCHED_SLOTS } from '@hirfa/domain/bookings';
import { slotsStream, WatchSlots } from '@hirfa/contract/realtime';
import { countEach } from '../limits/counts.ts';
import { oneHello, type SocketServer } from '../socket-limits.ts';
import type { Lines } from './lines.ts';

/**
 * The open sockets of watchers, in each process. Many people share an address of a mobile network; whoever is refused
 * sees the slots as they were read, and the server decides when they book.
 */
const MAX_WATCHERS = { address: 200, all: 5000 };

/** Accepts sockets that watch public streams of slots, also of visitors: they send nothing but ids, and hear ids. */
export function acceptWatchers<Data>(io: SocketServer<Data>, lines: Lines): void {
  const addresses = countEach();
  let all = 0;
  const watchers = io.of(WATCHED_SLOTS.namespace);
  watchers.use(oneHello());
  watchers.use(({ conn }, next) => {
    const address = lines.addressOf(conn);
    const isFull = all >= MAX_WATCHERS.all || addresses.get(address) >= MAX_WATCHERS.address;
    if (isFull || conn.readyState !== 'open') return next(new Error('too_many_requests'));
    const count = (by: number) => {
      all += by;
      addresses.add(address, by);
    };
    count(1);
    conn.once('close', () => count(-1));
    return next();
  });
  watchers.on('connection', (socket) => {
    lines.heard(socket.conn);
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
