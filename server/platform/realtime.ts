import type { Server as HttpServer } from 'node:http';
import { Server } from 'socket.io';
import postgres from 'postgres';
import type { Log } from './log.ts';
import type { Person } from './verb.ts';

/** The database's word that a session ended or somebody's roles changed; the payload is an id. */
const CHANNELS = { session_over: 'session', roles_changed: 'user' } as const;

export interface RealtimeParts {
  /** Who an access token speaks for; null where it opens nothing. */
  authenticate(token: string): Promise<Person | null>;
  /** Address under which the database is listened to. */
  databaseUrl: string;
  log: Log;
}

export interface Realtime {
  close(): Promise<void>;
}

/**
 * Sockets for signed-in people. A socket hears only what its session grants; it is closed the moment its session is
 * revoked or its roles change, and its browser comes back with what holds then.
 */
export async function attachRealtime(server: HttpServer, parts: RealtimeParts): Promise<Realtime> {
  const io = new Server(server, { path: '/socket.io', serveClient: false, destroyUpgrade: false, maxHttpBufferSize: 100_000 });
  io.use(async (socket, next) => {
    try {
      const { token } = socket.handshake.auth;
      const person = typeof token === 'string' ? await parts.authenticate(token) : null;
      if (person !== null) await socket.join([`session:${person.session_id}`, `user:${person.user_id}`]);
      next(person === null ? new Error('authentication_required') : undefined);
    } catch (error) {
      parts.log.error({ error }, 'a socket could not be opened');
      next(new Error('internal_error'));
    }
  });
  const sql = postgres(parts.databaseUrl, { max: 1, onnotice: () => undefined });
  for (const [channel, stream] of Object.entries(CHANNELS)) {
    await sql.listen(channel, (id) => io.in(`${stream}:${id}`).disconnectSockets(true));
  }
  return {
    async close() {
      await io.close();
      await sql.end({ timeout: 2 });
    },
  };
}
