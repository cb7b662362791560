import type { Server as HttpServer } from 'node:http';
import { join } from 'node:path';
import { type AccountParts, authenticate, createIdentity, createSessionTokens } from '../accounts/index.ts';
import { systemClock } from '../platform/clock.ts';
import type { Config } from '../platform/config.ts';
import { closePools, loginUrl, openPools, type Pools } from '../platform/db.ts';
import type { Log } from '../platform/log.ts';
import { migrate } from '../platform/migrate.ts';
import { startPostgres } from '../platform/postgres.ts';
import { attachRealtime, type Realtime } from '../platform/realtime.ts';
import { loadSecrets } from '../platform/secrets.ts';
import { StartProblem } from '../platform/start-problem.ts';
import { seedDemo } from './seed.ts';

/** The product without its doors: a migrated database, in demo mode with data, and the pools to it. */
export interface Product {
  pools: Pools;
  accounts: AccountParts;
  /** Opens the sockets on a server. */
  attachSockets(server: HttpServer, log: Log): Promise<Realtime>;
  stop(): Promise<void>;
}

/** @throws StartProblem with one line that says what to do. */
export async function startProduct(config: Config): Promise<Product> {
  const secrets = loadSecrets(config);
  const embedded = config.databaseUrl === null ? await startPostgres(join(config.dataDir, 'postgres'), secrets.database_login) : null;
  const databaseUrl = config.databaseUrl ?? embedded?.url ?? '';
  try {
    await migrate(databaseUrl, secrets.database_login);
    if (config.mode === 'demo') await seedDemo(databaseUrl);
  } catch (error) {
    await embedded?.stop();
    throw config.databaseUrl === null ? error : new StartProblem(databaseProblem(error));
  }
  const pools = openPools(databaseUrl, secrets.database_login);
  const identity = createIdentity(pools.auth, secrets.session);
  const accounts = { pools, identity, tokens: createSessionTokens(secrets.session) };
  return {
    pools,
    accounts,
    attachSockets: (server, log) =>
      attachRealtime(server, {
        log,
        authenticate: (token) => authenticate(accounts, `Bearer ${token}`, systemClock()),
        databaseUrl: loginUrl(databaseUrl, 'auth', secrets.database_login),
      }),
    async stop() {
      await closePools(pools);
      await embedded?.stop();
    },
  };
}

function databaseProblem(error: unknown): string {
  const why = error instanceof Error ? error.message || error.name : String(error);
  return `The database at DATABASE_URL can't be used (${why}). Check the address, the password and that the server runs.`;
}
