import { WATCHED_SLOTS } from '@hirfa/domain/bookings';
import type { Server as HttpServer } from 'node:http';
import { type Positions, SocketHello, StreamEvent } from '@hirfa/contract/realtime';
import { decodeJwt } from 'jose';
import { Server } from 'socket.io';
import type * as z from 'zod';
import { listenToDatabase } from './listening.ts';
import type { Log } from './log.ts';
import { displaceOldest, limitPackets, type OpenSocket, type SocketServer } from './socket-limits.ts';
import { acceptJoins, emitToJoined, emitSignal, type PublishedSignal } from './sockets/joined-streams.ts';
import { watchLines } from './sockets/lines.ts';
import { emitToStream } from './sockets/emit-to-stream.ts';
import { acceptWatch, acceptWatchers, emitToWatchers } from './sockets/watchers.ts';
import type { missedEvents } from './streams.ts';

/** A page says hello at once; on a slow phone and line it takes some seconds. */
const HELLO_WITHIN_MS = 10_000;

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
  /** Whether a person may join this stream while a page shows what it is about. */
  mayJoin(person: Person, stream: string): Promise<boolean>;
  /** Notifies every process of a signal, which is not stored. */
  publishSignal(signal: PublishedSignal): Promise<void>;
  /** The events of those streams after these positions or, for other streams, since the page began to load. */
  missed(streams: readonly string[], seen: Positions, loadedAt: Date): ReturnType<typeof missedEvents>;
  /** How long ago the last event of these streams was numbered, at least; null without one. */
  lastChangedAgo(streams: readonly string[]): Promise<number | null>;
  /** How many proxies before this server report the addresses of clients. */
  trustedProxies: number;
  /** How long a connection may be open without a right hello, in milliseconds. */
  helloWithinMs?: number;
  /** The URL for LISTEN. */
  databaseUrl: string;
  log: Log;
}

export interface Realtime {
  close(): Promise<void>;
}

/** What a socket has said, and who says it. */
interface Greeted<Person> {
  person: Person;
  hello: z.infer<typeof SocketHello>;
}

/**
 * Sockets for signed-in people. A socket receives only the streams of its session; it is closed as soon as the session
 * is revoked or the roles change, and the browser then connects again with its new rights.
 */
export async function attachRealtime<Person extends SocketPerson>(
  server: HttpServer,
  services: RealtimeServices<Person>,
): Promise<Realtime> {
  const io: SocketServer<Greeted<Person>> = new Server(server, {
    path: '/socket.io',
    transports: ['websocket'],
    serveClient: false,
    destroyUpgrade: false,
    maxHttpBufferSize: 16_000,
    connectTimeout: services.helloWithinMs ?? HELLO_WITHIN_MS,
  });
  limitPackets(io, services.log);
  const lines = watchLines(io, services.trustedProxies);
  const running = new Set<Promise<unknown>>();
  const run = (work: Promise<unknown>) => {
    running.add(work);
    void work.finally(() => running.delete(work));
  };
  acceptWatchers(io, { ...services, lines, run });
  io.use((socket, next) => {
    const greet = async () => next(await receiveHello(socket, services));
    run(greet());
  });
  io.on('connection', (socket) => {
    lines.heard(socket.conn);
    acceptJoins(socket, { ...services, run });
    acceptWatch(socket, { ...services, run });
    socket.on('echo', (answer: unknown) => void (typeof answer === 'function' && answer()));
    run(
      openSocket(io, socket, services).catch((error: unknown) => {
        services.log.error({ error }, 'a socket could not be supervised');
        socket.disconnect(true);
      }),
    );
  });
  const listener = await listenForSockets(io, services);
  return {
    async close() {
      await io.close();
      // The database is closed next, so their queries would fail.
      await Promise.all(running);
      await listener.stop();
    },
  };
}

/** Tells the sockets of this process what all processes are notified of. */
function listenForSockets<Person extends SocketPerson>(
  io: SocketServer<Greeted<Person>>,
  { databaseUrl, log }: RealtimeServices<Person>,
) {
  return listenToDatabase({
    url: databaseUrl,
    channels: {
      session_ended: (id) => io.in(`session:${id}`).disconnectSockets(true),
      roles_changed: (id) => io.in(`user:${id}`).disconnectSockets(true),
      stream_events: (text) => {
        const event = StreamEvent.parse(JSON.parse(text));
        if (!emitToWatchers(io, event) && !emitToJoined(io, event)) emitToStream(io, event);
      },
      signals: (text) => emitSignal(io, text),
    },
    // What was notified meanwhile is unknown: every socket connects again, with its present rights.
    onConnect: () => {
      io.disconnectSockets(true);
      io.of(WATCHED_SLOTS.namespace).disconnectSockets(true);
    },
    log,
  });
}

/** Reads the hello of a socket; returns the error with which it is refused. */
async function receiveHello<Person extends SocketPerson>(
  socket: OpenSocket<Greeted<Person>>,
  { authenticate, log }: RealtimeServices<Person>,
): Promise<Error | undefined> {
  try {
    const hello = SocketHello.safeParse(socket.handshake.auth);
    const person = hello.success ? await authenticate(hello.data.token) : null;
    if (person === null || !hello.success) return new Error('authentication_required');
    socket.data = { person, hello: hello.data };
    return undefined;
  } catch (error) {
    log.error({ error }, 'a socket could not be opened');
    return new Error('internal_error');
  }
}

/**
 * Joins the streams of a person, then sends what the page has missed: an event between both is sent twice, none is
 * lost. The socket closes when its access token expires. A session that ended or roles that changed before the socket
 * joined did not close it, so both are checked again at the end.
 */
async function openSocket<Person extends SocketPerson>(
  io: SocketServer<Greeted<Person>>,
  socket: OpenSocket<Greeted<Person>>,
  { now, authenticate, streamsOf, missed }: RealtimeServices<Person>,
): Promise<void> {
  const { person, hello } = socket.data;
  const endsInMs = (decodeJwt(hello.token).exp ?? 0) * 1000 - now().getTime();
  const ending = setTimeout(() => socket.disconnect(true), endsInMs);
  socket.once('disconnect', () => clearTimeout(ending));
  const streams = await streamsOf(person);
  // A socket that joins after it was closed would never leave.
  if (!socket.connected) return;
  await socket.join([`session:${person.session_id}`, ...streams]);
  displaceOldest(io, person);
  const loadedAt = new Date(now().getTime() - hello.loaded_ms_ago);
  const { positions, events, resync } = await missed(streams, hello.positions, loadedAt);
  socket.emit('positions', positions);
  for (const { event, msAgo } of events) socket.emit('event', event, msAgo);
  for (const stream of resync) socket.emit('resync', stream);
  const still = await authenticate(hello.token);
  if (still === null || still.roles.join() !== person.roles.join()) socket.disconnect(true);
}
