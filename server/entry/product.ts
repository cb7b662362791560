import { join } from 'node:path';
import { type AccountParts, createIdentity, createSessionTokens } from '../accounts/index.ts';
import type { Config } from '../platform/config.ts';
import { closePools, openPools, type Pools } from '../platform/db.ts';
import { migrate } from '../platform/migrate.ts';
import { startPostgres } from '../platform/postgres.ts';
import { loadSecrets } from '../platform/secrets.ts';
import { StartProblem } from '../platform/start-problem.ts';
import { seedDemo } from './seed.ts';

/** The product without its doors: a migrated database, in demo mode with data, and the pools to it. */
export interface Product {
  pools: Pools;
  accounts: AccountParts;
  databaseUrl: string;
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
  const stop = async () => {
    await closePools(pools);
    await embedded?.stop();
  };
  const identity = createIdentity(pools.auth, secrets.session);
  return { pools, accounts: { pools, identity, tokens: createSessionTokens(secrets.session) }, databaseUrl, stop };
}

function databaseProblem(error: unknown): string {
  const why = error instanceof Error ? error.message || error.name : String(error);
  return `The database at DATABASE_URL can't be used (${why}). Check the address, the password and that the server runs.`;
}
