import type { Server as HttpServer } from 'node:http';
import { type Positions, SocketHello, StreamEvent } from '@hirfa/contract/realtime';
import { decodeJwt } from 'jose';
import { Server, type Socket } from 'socket.io';
import { listenToDatabase } from './listening.ts';
import type { Log } from './log.ts';
import type { missedEvents } from './streams.ts';

/** The person of a socket. */
interface SocketPerson {
  user_id: string;
  session_id: string;
  roles: readonly string[];
}

export interface RealtimeServices<Person extends SocketPerson> {
  /** The person of an access token; null if it is not valid. */
  authenticate(token: string): Promise<Person | null>;
  now(): Date;
  /** The streams that a person may receive. Clients can not request streams by name. */
  streamsOf(person: Person): Promise<string[]>;
  /** The events of those streams after these positions or, for other streams, since the page began to load. */
  missed(streams: readonly string[], seen: Positions, loadedAt: Date): ReturnType<typeof missedEvents>;
  /** The URL for LISTEN. */
  databaseUrl: string;
  log: Log;
}

export interface Realtime {
  close(): Promise<void>;
}

/**
 * Sockets for signed-in people. A socket receives only the streams of its session; it is closed as soon as the session
 * is revoked or the roles change, and the browser then connects again with its new rights.
 */
export async function attachRealtime<Person extends SocketPerson>(
  server: HttpServer,
  services: RealtimeServices<Person>,
): Promise<Realtime> {
  const io = new Server(server, {
    path: '/socket.io',
    serveClient: false,
    destroyUpgrade: false,
    maxHttpBufferSize: 100_000,
  });
  io.use(async (socket, next) => {
    try {
      const hello = SocketHello.safeParse(socket.handshake.auth);
      const person = hello.success ? await services.authenticate(hello.data.token) : null;
      if (person === null || !hello.success) return next(new Error('authentication_required'));
      const { exp = 0 } = decodeJwt(hello.data.token);
      const streams = await services.streamsOf(person);
      await socket.join([`session:${person.session_id}`, ...streams]);
      const loadedAt = new Date(services.now().getTime() - hello.data.loaded_ms_ago);
      const { positions, events, resync } = await services.missed(streams, hello.data.positions, loadedAt);
      next();
      socket.emit('positions', positions);
      for (const event of events) socket.emit('event', event);
      for (const stream of resync) socket.emit('resync', stream);
      const endsInMs = exp * 1000 - services.now().getTime();
      superviseSocket(socket, person, endsInMs, () => services.authenticate(hello.data.token)).catch(
        (error: unknown) => {
          services.log.error({ error }, 'a socket could not be supervised');
          socket.disconnect(true);
        },
      );
    } catch (error) {
      services.log.error({ error }, 'a socket could not be opened');
      next(new Error('internal_error'));
    }
  });
  const listener = await listenToDatabase({
    url: services.databaseUrl,
    channels: {
      session_ended: (id) => io.in(`session:${id}`).disconnectSockets(true),
      roles_changed: (id) => io.in(`user:${id}`).disconnectSockets(true),
      stream_events: (text) => {
        const event = StreamEvent.parse(JSON.parse(text));
        io.to(event.stream).emit('event', event);
      },
    },
    // What was notified meanwhile is unknown: every socket connects again, with its present rights.
    onConnect: () => io.disconnectSockets(true),
    log: services.log,
  });
  return {
    async close() {
      await io.close();
      await listener.stop();
    },
  };
}

/**
 * Closes a socket when its access token expires. A session that ended or roles that changed while the socket was
 * opening did not close it, so both are checked again once it is open.
 */
async function superviseSocket(
  socket: Socket,
  person: SocketPerson,
  endsInMs: number,
  authenticate: () => Promise<SocketPerson | null>,
): Promise<void> {
  const ending = setTimeout(() => socket.disconnect(true), endsInMs);
  socket.once('disconnect', () => clearTimeout(ending));
  const now = await authenticate();
  if (now === null || now.roles.join() !== person.roles.join()) socket.disconnect(true);
}
