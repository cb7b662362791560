import { loginUrl } from '../platform/db.ts';
import type { Log } from '../platform/log.ts';
import { migrate } from '../platform/migrate.ts';
import { readRules, useRules } from '../platform/rules-in-force.ts';
import type { KeptRunning } from '../platform/supervision/keep-running.ts';
import { ROOMS } from './rooms.ts';

const rulesOfRelease = () => readRules(['platform', 'kernel', ...ROOMS.map(({ name }) => name)]);

/** Migrates a database to the schema of this release. */
export async function migrateProduct(databaseUrl: string, loginPassword: string): Promise<void> {
  await migrate(databaseUrl, loginPassword, rulesOfRelease());
}

/**
 * The same for a process that goes on to work with it: until the returned is stopped, processes of other releases see
 * that this one runs.
 */
export async function joinDatabase(databaseUrl: string, loginPassword: string, log: Log): Promise<KeptRunning> {
  const rules = rulesOfRelease();
  const joined = Promise.withResolvers<KeptRunning>();
  const join = async () =>
    joined.resolve(await useRules(loginUrl(databaseUrl, 'worker', loginPassword), rules.hash, log));
  const newer = await migrate(databaseUrl, loginPassword, rules, join);
  if (newer.migrations || newer.rules) log.warn(newer, 'the database is that of a newer release, whose processes run');
  return joined.promise;
}
