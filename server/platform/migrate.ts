import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { LOCKS, withLockNumbers } from '../locks.ts';
import { databaseCode } from './database-errors.ts';
import { type Login, LOGINS, loginName, loginUrl } from './db.ts';
import { hasJobs, migrateJobs } from './jobs.ts';
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

/**
 * Migrates a database: creates the logins with this password, applies missing migrations and then, if one of them has
 * changed, the rules (functions, triggers, views, policies, rights) of these folders in this order. Concurrent
 * processes wait for each other.
 * @throws StartProblem if the database contains migrations that this release does not have.
 */
export async function migrate(databaseUrl: string, loginPassword: string, folders: readonly string[]): Promise<void> {
  const client = new Client(databaseUrl);
  // When the database ends, the statement that waits for it fails.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query(`select pg_advisory_lock(${LOCKS.migrations})`);
    const isMissingSome = await missesMigrations(client);
    await ensureLogins(client, loginPassword);
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    if (isMissingSome) await retryOn(LOCKED, () => applyMigrations(drizzle({ client }), MIGRATIONS));
    await retryOn(LOCKED, () => applyRules(client, folders));
    if (!(await hasJobs(client))) await migrateJobs(loginUrl(databaseUrl, 'worker', loginPassword));
  } finally {
    await client.end();
  }
}

/** Whether there are migrations that this database does not have. */
async function missesMigrations(client: Client): Promise<boolean> {
  const { rows: found } = await client.query(`select to_regclass('drizzle.__drizzle_migrations') as name`);
  if (found[0]?.name === null) return true;
  const known = new Set(readMigrationFiles(MIGRATIONS).map(({ hash }) => hash));
  const { rows } = await client.query<{ hash: string }>('select hash from drizzle.__drizzle_migrations');
  if (rows.every(({ hash }) => known.has(hash))) return rows.length < known.size;
  throw new StartProblem(
    'This database was made by another version of Hirfa and cannot be upgraded. ' +
      'Start that version, or begin anew: delete the folder .data (or DATA_DIR), or give DATABASE_URL an empty database.',
  );
}

/**
 * Replaces all rules in one transaction, so that rules which were removed from a file are dropped. Rules are not
 * migrations: each file contains the current state. Rules that this database has had before are of an older release,
 * perhaps of a process that restarts during a deployment: newer ones are left in place.
 */
async function applyRules(client: Client, folders: readonly string[]): Promise<void> {
  const files = folders.map((folder) =>
    withLockNumbers(readFileSync(new URL(`../${folder}/rules.sql`, import.meta.url), 'utf8')),
  );
  const hash = createHash('sha256').update(files.join('\n')).digest('hex');
  const { rowCount } = await client.query('select 1 from applied_rules where hash = $1', [hash]);
  if (rowCount !== 0) return;
  try {
    await client.query('begin');
    for (const rules of [DROP_RULES, ...files]) await client.query(rules);
    await client.query('insert into applied_rules (hash) values ($1)', [hash]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

/** Drops everything that rules create, and revokes all rights of the logins. Objects of extensions stay. */
const DROP_RULES = `
do $$
declare
  item record;
begin
  for item in select format('drop policy %I on %I.%I', policyname, schemaname, tablename) as statement
    from pg_policies where schemaname in ('public', 'auth')
  loop execute item.statement; end loop;
  for item in select format('drop trigger %I on %s', tgname, tgrelid::regclass) as statement
    from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace in ('public'::regnamespace, 'auth'::regnamespace)
  loop execute item.statement; end loop;
  for item in select format('drop view if exists %s cascade', oid::regclass) as statement
    from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace
  loop execute item.statement; end loop;
  for item in select format('drop function %s', oid::regprocedure) as statement
    from pg_proc where pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
  loop execute item.statement; end loop;
end $$;
${LOGINS.map((login) => `revoke all on all tables in schema public, auth from ${loginName(login)};`).join('\n')}
${LOGINS.map((login) => `revoke all on schema public, auth from ${loginName(login)};`).join('\n')}`;

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
