import { WATCHED_SLOTS } from '@hirfa/domain/bookings';
import { slotsStream, WatchSlots } from '@hirfa/contract/realtime';
import { countEach } from '../limits/counts.ts';
import type { Log } from '../log.ts';
import { oneHello, type OpenSocket, type SocketServer } from '../socket-limits.ts';
import type { Lines } from './lines.ts';

/**
 * The open sockets of watchers, in each process. Many people share an address of a mobile network; whoever is refused
 * sees the slots as they were read, and the server decides when they book.
 */
const MAX_WATCHERS = { address: 200, all: 5000 };

interface WatchServices {
  /** How long ago the last event of these streams was numbered, at least; null without one. */
  lastChangedAgo(streams: readonly string[]): Promise<number | null>;
  /** Runs work that the end of the server waits for. */
  run(work: Promise<unknown>): void;
  log: Log;
}

type WatcherServices = WatchServices & { lines: Lines };

/** Accepts sockets that watch public streams of slots, also of visitors: they send nothing but ids, and hear ids. */
export function acceptWatchers<Data>(io: SocketServer<Data>, services: WatcherServices): void {
  const { lines } = services;
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
    acceptWatch(socket, services);
  });
}

/** Lets a socket watch the slots of some providers; those of a session do so on their own connection. */
export function acceptWatch<Data>(socket: OpenSocket<Data>, { lastChangedAgo, run, log }: WatchServices): void {
  let watched: string[] = [];
  const logError = (error: unknown) => log.error({ error }, 'a page does not learn when the slots have changed');
  socket.on('watch_slots', (given: unknown, holds: unknown) => {
    const ids = WatchSlots.safeParse(given);
    if (!ids.success) return;
    for (const stream of watched) void socket.leave(stream);
    watched = ids.data.map(slotsStream);
    void socket.join(watched);
    if (typeof holds === 'function') run(lastChangedAgo(watched).then((msAgo) => void holds(msAgo), logError));
  });
}

/** Whether this is a public stream of slots; tells those who watch it. */
export function emitToWatchers<Data>(
  io: SocketServer<Data>,
  { stream, entity_id }: { stream: string; entity_id: string },
): boolean {
  if (stream !== slotsStream(entity_id)) return false;
  for (const sockets of [io, io.of(WATCHED_SLOTS.namespace)]) sockets.to(stream).emit('slots_changed', entity_id);
  return true;
}
