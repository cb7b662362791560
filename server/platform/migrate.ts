import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/postgres-js';
import { migrate as applyMigrations } from 'drizzle-orm/postgres-js/migrator';
import postgres from 'postgres';
import { LOGINS, loginName, loginUrl } from './db.ts';
import { migrateJobs } from './jobs.ts';

const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));
/** Any number, the same for everybody who migrates this product. */
const MIGRATION_LOCK = 4_720_101;

/**
 * Brings a database to the newest shape: first the logins (with this password), then every migration it lacks.
 * Several processes may call this at once: one works, the others wait.
 */
export async function migrate(databaseUrl: string, loginPassword: string): Promise<void> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined });
  try {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK})`;
    for (const login of LOGINS) await ensureLogin(sql, loginName(login), loginPassword);
    await applyMigrations(drizzle(sql), { migrationsFolder: MIGRATIONS });
    await migrateJobs(loginUrl(databaseUrl, 'worker', loginPassword));
  } finally {
    await sql.end();
  }
}

async function ensureLogin(sql: postgres.Sql, name: string, password: string): Promise<void> {
  const [existing] = await sql`select 1 from pg_roles where rolname = ${name}`;
  const [statement] = await sql<{ text: string }[]>`
    select format(${existing ? 'alter' : 'create'} || ' role %I login nobypassrls password %L', ${name}::text, ${password}::text) as text`;
  if (statement) await whileOthersChangeIt(() => sql.unsafe(statement.text));
}

/** Logins belong to all databases of a server, the lock above to one: who meets another at the same login tries again. */
async function whileOthersChangeIt(change: () => Promise<unknown>, tries = 20): Promise<void> {
  try {
    await change();
  } catch (error) {
    const met = error instanceof Error && /tuple concurrently updated|already exists|duplicate key/.test(error.message);
    if (!met || tries === 0) throw error;
    await whileOthersChangeIt(change, tries - 1);
  }
}
