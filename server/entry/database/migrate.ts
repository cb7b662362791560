import { type DatabaseAccess, loginUrl } from '../../platform/db.ts';
import type { Log } from '../../platform/log.ts';
import { migrate } from '../../platform/migrate.ts';
import { readRules, useRules } from '../../platform/rules-in-force.ts';
import type { KeptRunning } from '../../platform/supervision/keep-running.ts';
import { ROOMS } from '../rooms.ts';

const rulesOfRelease = () => readRules(['platform', 'kernel', ...ROOMS.map(({ name }) => name)]);

/** Migrates a database to the schema of this release. */
export async function migrateProduct(access: DatabaseAccess): Promise<void> {
  await migrate(access, rulesOfRelease());
}

/**
 * The same for a process that goes on to work with it: until the returned is stopped, processes of other releases see
 * that this one runs.
 */
export async function joinDatabase(access: DatabaseAccess, log: Log): Promise<KeptRunning> {
  const rules = rulesOfRelease();
  const joined = Promise.withResolvers<KeptRunning>();
  const join = async () => joined.resolve(await useRules(loginUrl(access, 'worker'), rules.hash, log));
  const newer = await migrate(access, rules, join);
  if (newer.migrations || newer.rules) log.warn(newer, 'the database is that of a newer release');
  return joined.promise;
}
