import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/postgres-js';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { LOGINS, loginName, loginUrl } from './db.ts';
import { migrateJobs } from './jobs.ts';
import { StartProblem } from './start-problem.ts';

const MIGRATIONS = { migrationsFolder: fileURLToPath(new URL('../migrations', import.meta.url)) };
/** The advisory lock of migrations: an arbitrary number, the same in every process. */
const MIGRATION_LOCK = 4_720_101;

/**
 * Migrates a database: creates the logins with this password, applies missing migrations and then, if one of them has
 * changed, the rules (functions, triggers, views, policies, rights) of these folders in this order. Concurrent
 * processes wait for each other.
 * @throws StartProblem if the database contains migrations that this release does not have.
 */
export async function migrate(databaseUrl: string, loginPassword: string, folders: readonly string[]): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`;
    await refuseUnknownHistory(sql);
    for (const login of LOGINS) await ensureLogin(sql, loginName(login), loginPassword);
    await applyMigrations(drizzle(sql), MIGRATIONS);
    await applyRules(sql, folders);
    await migrateJobs(loginUrl(databaseUrl, 'worker', loginPassword));
  } finally {
    await sql.end();
  }
}

async function refuseUnknownHistory(sql: postgres.Sql): Promise<void> {
  const [table] = await sql`select to_regclass('drizzle.__drizzle_migrations') as name`;
  if (table?.name === null) return;
  const known = new Set(readMigrationFiles(MIGRATIONS).map(({ hash }) => hash));
  const applied = await sql<{ hash: string }[]>`select hash from drizzle.__drizzle_migrations`;
  if (applied.every(({ hash }) => known.has(hash))) return;
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
async function applyRules(sql: postgres.Sql, folders: readonly string[]): Promise<void> {
  const files = folders.map((folder) => readFileSync(new URL(`../${folder}/rules.sql`, import.meta.url), 'utf8'));
  const hash = createHash('sha256').update(files.join('\n')).digest('hex');
  const [applied] = await sql`select 1 from applied_rules where hash = ${hash}`;
  if (applied !== undefined) return;
  await sql.begin(async (tx) => {
    await tx.unsafe(DROP_RULES);
    for (const file of files) await tx.unsafe(file);
    await tx`insert into applied_rules (hash) values (${hash})`;
  });
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

async function ensureLogin(sql: postgres.Sql, name: string, password: string): Promise<void> {
  const [existing] = await sql`select 1 from pg_roles where rolname = ${name}`;
  const [statement] = await sql<{ text: string }[]>`
    select format(${existing ? 'alter' : 'create'} || ' role %I login nobypassrls password %L', ${name}::text, ${password}::text) as text`;
  if (statement) await retryOnConflict(() => sql.unsafe(statement.text));
}

/** Logins belong to the whole server, but the lock above to one database: two processes can change a login at once. */
async function retryOnConflict(change: () => Promise<unknown>, tries = 20): Promise<void> {
  try {
    await change();
  } catch (error) {
    const isConflict =
      error instanceof Error && /tuple concurrently updated|already exists|duplicate key/.test(error.message);
    if (!isConflict || tries === 0) throw error;
    await retryOnConflict(change, tries - 1);
  }
}
