import type { Server as HttpServer } from 'node:http';
import { authenticate } from '../accounts/index.ts';
import type { Clock } from '../platform/clock.ts';
import { type Login, openPool } from '../platform/db.ts';
import type { Log } from '../platform/log.ts';
import { attachRealtime, type Realtime } from '../platform/realtime.ts';
import { lastChangedAgo, missedEvents, notifyAtOnce } from '../platform/streams.ts';
import { rooms, type Services } from './rooms.ts';

interface SocketOptions {
  services: Services;
  clock: Clock;
  log: Log;
  trustedProxies: number;
  /** The URL of the database for a login. */
  urlFor(login: Login): string;
}

/** The connections to the database, for each of two logins. */
const POOL_SIZE = 3;

/**
 * Accepts the sockets of signed-in people on a server. They have their own connections to the database: after a restart
 * all pages connect again at once, and calls do not wait for that.
 */
export async function attachSockets(
  server: HttpServer,
  { services, clock, log, trustedProxies, urlFor }: SocketOptions,
): Promise<Realtime> {
  const pools = { ...services.pools, api: openPool(urlFor('api'), POOL_SIZE) };
  const worker = openPool(urlFor('worker'), POOL_SIZE);
  const realtime = await attachRealtime(server, {
    log,
    now: clock,
    authenticate: (token) =>
      authenticate({
        ctx: { services: { ...services, pools }, now: clock() },
        input: { authorization: `Bearer ${token}` },
      }),
    streamsOf: (actor) => rooms.streamsOf({ ctx: { db: worker, actor } }),
    mayJoin: (actor, stream) => rooms.mayJoin({ ctx: { db: worker, actor }, input: { stream } }),
    publishSignal: (signal) => notifyAtOnce(worker, 'signals', signal),
    missed: (streams, seen, loadedAt) => missedEvents(worker, streams, seen, loadedAt),
    lastChangedAgo: (streams) => lastChangedAgo(worker, streams),
    trustedProxies,
    databaseUrl: urlFor('auth'),
  });
  return {
    async close() {
      await realtime.close();
      await Promise.all([pools.api, worker].map((pool) => pool.end()));
    },
  };
}
