import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../../platform/config/config.ts';
import type { Log } from '../../platform/log.ts';
import { startPostgres } from '../../platform/postgres/postgres.ts';
import { loadSecrets, type Secrets } from '../../platform/secrets.ts';
import { launchSandbox, type SandboxProgram } from './launch-sandbox.ts';
import { launchSeeding, type Seeding } from './launch-seeding.ts';

/** The other programs of the product: they start while this one loads its own code. */
export interface Programs {
  secrets: Secrets;
  /** `url` is that of the owner. A database that was given is left alone. */
  database: Promise<{ url: string; stop(): Promise<void> }>;
  /** null where the configuration has none. */
  sandbox: Promise<SandboxProgram | null>;
  /** What fills the database of a demo. It is launched when it is needed, or before if there is no database yet. */
  seeding(): Seeding;
  /** Stops what runs, also if the start has failed in between. */
  stop(): Promise<void>;
}

/** @throws StartProblem if there are no secrets. */
export function launchPrograms(config: Config, origin: string, log: Log): Programs {
  const secrets = loadSecrets(config);
  const database = openDatabase(config, secrets.database_login);
  const sandbox = config.sandbox ? launchSandbox(config, secrets.session, log) : Promise.resolve(null);
  let launched = config.mode === 'demo' && isFirstStart(config) ? launchSeeding(sandbox, origin) : null;
  // Failures are reported by who waits for it.
  for (const each of [database, sandbox]) each.catch(() => undefined);
  return {
    secrets,
    database,
    sandbox,
    seeding: () => (launched ??= launchSeeding(sandbox, origin)),
    async stop() {
      launched?.stop();
      for (const running of await Promise.allSettled([sandbox, database]))
        if (running.status === 'fulfilled') await running.value?.stop();
    },
  };
}

const isFirstStart = ({ databaseUrl, dataDir }: Config) =>
  databaseUrl === null && !existsSync(join(dataDir, 'postgres'));

async function openDatabase({ databaseUrl, dataDir }: Config, password: string): Programs['database'] {
  if (databaseUrl !== null) return { url: databaseUrl, stop: async () => undefined };
  return startPostgres(join(dataDir, 'postgres'), password);
}
