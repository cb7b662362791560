import type { ClientEvents, ServerEvents } from '@hirfa/contract/realtime';
import type { Server, Socket } from 'socket.io';
import type { Log } from './log.ts';

type NoEvents = Record<string, never>;
export type SocketServer<Data> = Server<ClientEvents, ServerEvents, NoEvents, Data>;
export type OpenSocket<Data> = Socket<ClientEvents, ServerEvents, NoEvents, Data>;

/** A page sends one hello, and later one packet every 25 seconds. */
const MAX_PACKETS = 20;
const WINDOW_MS = 10_000;

/**
 * The open sockets of a session, which are pages of one browser, and of a person. A session may have fewer, so that one
 * session alone can not displace the sockets of the others.
 */
const MAX_SOCKETS = { session: 20, user: 60 };

/** Closes connections that send too much: more than one hello, or many packets, such as events, which nobody reads. */
export function limitPackets<Data>(io: SocketServer<Data>, log: Log): void {
  io.engine.on('connection', (line: OpenSocket<Data>['conn']) => {
    let packets = 0;
    let countedSince = performance.now();
    line.on('packet', () => {
      const now = performance.now();
      if (now - countedSince > WINDOW_MS) [packets, countedSince] = [0, now];
      packets += 1;
      if (packets <= MAX_PACKETS) return;
      log.warn({ packets }, 'a connection of a socket sent too much');
      line.close(true);
    });
  });
  io.use(oneHello());
}

/** Closes a connection at its second hello to a namespace. */
export function oneHello<Data>() {
  const greeted = new WeakSet<object>();
  return ({ conn }: OpenSocket<Data>, next: (error?: Error) => void): void => {
    if (!greeted.has(conn)) {
      greeted.add(conn);
      return next();
    }
    conn.close(true);
    return next(new Error('one hello only'));
  };
}

/**
 * Closes the oldest sockets of this session and of this person while there are too many. The page of such a socket is
 * told: if it connected again at once, it would displace the next one.
 */
export function displaceOldest<Data>(io: SocketServer<Data>, person: { user_id: string; session_id: string }): void {
  displaceIn(io, `session:${person.session_id}`, MAX_SOCKETS.session);
  displaceIn(io, `user:${person.user_id}`, MAX_SOCKETS.user);
}

function displaceIn<Data>(io: SocketServer<Data>, room: string, max: number): void {
  const { adapter, sockets } = io.of('/');
  const members = adapter.rooms.get(room);
  if (members === undefined || members.size <= max) return;
  // In the order of their hellos: a socket joins later, once its streams are read.
  const open = [...sockets.values()].filter(({ id }) => members.has(id));
  for (const socket of open.slice(0, open.length - max)) {
    socket.emit('displaced');
    socket.disconnect(true);
  }
}
