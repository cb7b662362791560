import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { Client } from 'pg';
import { LOCKS } from '../locks.ts';
import { databaseCode } from './errors/database-errors.ts';
import { type DatabaseAccess, loginUrl } from './db.ts';
import { hasJobs, migrateJobs } from './jobs.ts';
import { checkServer } from './logins/check-server.ts';
import { ensureLogins } from './logins/ensure-logins.ts';
import { withLoginNames } from './logins/login-names.ts';
import { giveJobsToWorker } from './logins/own-jobs.ts';
import { applyRules, inTransaction, knownRules, type Rules } from './rules-in-force.ts';
import { StartProblem } from './start-problem.ts';

const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('../migrations', import.meta.url)) };
/** A migration that waits for a lock lets nobody else pass, so it waits shortly, and tries again. */
const LOCK_TIMEOUT = '3s';

/** What the database has that this release does not: another release has made it. */
export interface Newer {
  migrations: boolean;
  rules: boolean;
}

/**
 * Migrates a database: creates missing logins, applies missing migrations and then, if they are not in force, the
 * rules (functions, triggers, views, policies, rights). Concurrent processes wait for each other; `join` runs before
 * the next one begins.
 * @throws StartProblem if the database contains migrations that this release does not have, unless the next release has
 * made them: they work with this one, too. Also if the server, the database or its user can not be used.
 */
export async function migrate(access: DatabaseAccess, rules: Rules, join = async () => {}): Promise<Newer> {
  const client = new Client(access.url);
  // When the database ends, the statement that waits for it fails.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await checkServer(client);
    await client.query(`select pg_advisory_lock(${LOCKS.migrations})`);
    const { misses, hasNewer } = await compareMigrations(client, rules.hash);
    // Logins belong to the whole server, the lock of migrations to one database: two processes may change a login.
    await retryOn(CHANGED_AT_ONCE, () => ensureLogins(client, access));
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    if (misses) await retryOn(LOCKED, () => applyMigrations(client, access));
    await retryOn(LOCKED, () => giveJobsToWorker(client, access));
    const newer = { migrations: hasNewer, rules: false };
    await retryOn(LOCKED, async () => void (newer.rules = await applyRules(client, access, rules)));
    if (!(await hasJobs(client))) await migrateJobs(loginUrl(access, 'worker'));
    await join();
    return newer;
  } finally {
    await client.end();
  }
}

/** Whether migrations are missing in this database, and whether it has some of the next release. */
async function compareMigrations(client: Client, hash: string): Promise<{ misses: boolean; hasNewer: boolean }> {
  const { rows: found } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (found[0]?.name === null) return { misses: true, hasNewer: false };
  const own = readMigrationFiles(MIGRATIONS);
  const known = new Set(own.map((migration) => migration.hash));
  const { rows } = await client.query<{ hash: string; at: number }>(
    'select hash, created_at::float8 as at from drizzle.__drizzle_migrations',
  );
  const others = rows.filter((migration) => !known.has(migration.hash));
  const misses = rows.length - others.length < known.size;
  if (others.length === 0) return { misses, hasNewer: false };
  const newest = Math.max(...own.map(({ folderMillis }) => folderMillis));
  const areNewer = !misses && others.every(({ at }) => at > newest);
  if (areNewer && (await isReleaseBefore(client, hash))) return { misses: false, hasNewer: true };
  throw new StartProblem(
    'This database has been changed by a newer version of Hirfa, or by another one. Nothing was changed now. ' +
      'Start the version that ran last, or restore the dump that was made before it; see docs/guides/operating.md.',
  );
}

/** Whether this is the newest release that this database has had, or the one before. */
async function isReleaseBefore(client: Client, hash: string): Promise<boolean> {
  return (await knownRules(client)).slice(-2).some((version) => version.hash === hash);
}

/** All missing migrations, or none. */
async function applyMigrations(client: Client, access: DatabaseAccess): Promise<void> {
  await client.query('create schema if not exists drizzle');
  await client.query(
    'create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  const { rows } = await client.query<{ last: number | null }>(
    'select max(created_at)::float8 as last from drizzle.__drizzle_migrations',
  );
  const last = rows[0]?.last ?? 0;
  await inTransaction(client, async () => {
    for (const { folderMillis, hash, sql } of readMigrationFiles(MIGRATIONS)) {
      if (folderMillis <= last) continue;
      for (const statement of sql) await client.query(withLoginNames(statement, access));
      await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
        hash,
        folderMillis,
      ]);
    }
  });
}

/** Another transaction held the lock for too long, or both waited for each other (PostgreSQL's codes). */
const LOCKED = /^(55P03|40P01)$/;
/** Two transactions changed the same row of PostgreSQL's own tables. */
const CHANGED_AT_ONCE = /^(XX000|23505|42710)$/;
const TRIES = 20;

async function retryOn(code: RegExp, change: () => Promise<unknown>, tries = TRIES): Promise<void> {
  try {
    await change();
  } catch (error) {
    if (!code.test(databaseCode(error)) || tries === 0) throw error;
    await setTimeout(500);
    await retryOn(code, change, tries - 1);
  }
}
