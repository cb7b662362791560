import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { LOCKS } from '../locks.ts';
import { databaseCode } from './errors/database-errors.ts';
import { type Login, LOGINS, loginName, loginUrl } from './db.ts';
import { hasJobs, migrateJobs } from './jobs.ts';
import { applyRules, knownRules, type Rules } from './rules-in-force.ts';
import { StartProblem } from './start-problem.ts';

const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('../migrations', import.meta.url)) };
/** A migration that waits for a lock lets nobody else pass, so it waits shortly, and tries again. */
const LOCK_TIMEOUT = '3s';

/** A statement or a transaction that takes longer fails: it would hold locks and a connection. */
const LIMITS = { statement_timeout: '15s', lock_timeout: '10s', idle_in_transaction_session_timeout: '15s' };
/**
 * What is read again and again is in memory, where a row by an index costs little more than one of a scan. With the
 * default of 4, made for hard disks, a page of a long list may be made by sorting the whole list.
 */
const PLANNING = { random_page_cost: '1.1' };
const SETTINGS = { ...LIMITS, ...PLANNING };
const LOGIN_SETTINGS: Record<Login, Record<string, string>> = {
  api: SETTINGS,
  auth: SETTINGS,
  public: SETTINGS,
  worker: { ...SETTINGS, statement_timeout: '60s', idle_in_transaction_session_timeout: '60s' },
};

/** What the database has that this release does not: another release has made it. */
export interface Newer {
  migrations: boolean;
  rules: boolean;
}

/**
 * Migrates a database: creates the logins with this password, applies missing migrations and then, if one of them has
 * changed, the rules (functions, triggers, views, policies, rights). Concurrent processes wait for each other; `join`
 * runs before the next one begins.
 * @throws StartProblem if the database contains migrations that this release does not have, unless the next release has
 * made them: they work with this one, too.
 */
export async function migrate(
  databaseUrl: string,
  loginPassword: string,
  rules: Rules,
  join = async () => {},
): Promise<Newer> {
  const client = new Client(databaseUrl);
  // When the database ends, the statement that waits for it fails.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${LOCKS.migrations})`);
    const { misses, hasNewer } = await compareMigrations(client, rules.hash);
    await ensureLogins(client, loginPassword);
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    if (misses) await retryOn(LOCKED, () => applyMigrations(drizzle({ client }), MIGRATIONS));
    const newer = { migrations: hasNewer, rules: false };
    await retryOn(LOCKED, async () => void (newer.rules = await applyRules(client, rules)));
    if (!(await hasJobs(client))) await migrateJobs(loginUrl(databaseUrl, 'worker', loginPassword));
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
    'This database was made by another version of Hirfa and cannot be upgraded. ' +
      'Start that version, or begin anew: delete the folder .data (or DATA_DIR), or give DATABASE_URL an empty database.',
  );
}

/** Whether this is the newest release that this database has had, or the one before. */
async function isReleaseBefore(client: Client, hash: string): Promise<boolean> {
  return (await knownRules(client)).slice(-2).some((version) => version.hash === hash);
}

/** The logins with their password and their settings. */
async function ensureLogins(client: Client, password: string): Promise<void> {
  const ensure = async () => {
    const { rows } = await client.query<{ name: string }>('select rolname as name from pg_roles');
    const known = new Set(rows.map(({ name }) => name));
    const statements = LOGINS.flatMap((login) => {
      const name = loginName(login);
      const change = known.has(name) ? 'alter' : 'create';
      const settings = Object.entries(LOGIN_SETTINGS[login]);
      return [
        `${change} role ${name} login nobypassrls password ${client.escapeLiteral(password)}`,
        ...settings.map(([setting, value]) => `alter role ${name} set ${setting} = '${value}'`),
      ];
    });
    await client.query(statements.join(';'));
  };
  // Logins belong to the whole server, the lock of migrations to one database: two processes may change a login.
  await retryOn(CHANGED_AT_ONCE, ensure);
}

/** Another transaction held the lock for too long (PostgreSQL's code). */
const LOCKED = /^55P03$/;
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
