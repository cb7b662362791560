import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { type DatabaseAccess, openPool } from '../platform/db.ts';
import { newId } from '../platform/ids.ts';
import { startPostgres } from '../platform/postgres/postgres.ts';
import { openScratch, scratchFolder } from './scratch.ts';

/** The password of the logins in test databases. */
export const TEST_LOGIN_SECRET = 'a test secret that is long enough';
/** The environment of a product on a test database. All databases of a run have the logins of the templates. */
export const TEST_ENVIRONMENT = {
  HIRFA_MODE: 'demo',
  DATABASE_LOGIN_PREFIX: 'hirfa',
  DATABASE_LOGIN_SECRET: TEST_LOGIN_SECRET,
};

/** How the product reaches a test database. */
export function testAccess(url: string): DatabaseAccess {
  return { url, loginPrefix: TEST_ENVIRONMENT.DATABASE_LOGIN_PREFIX, loginPassword: TEST_LOGIN_SECRET };
}

const TEMPLATES = { empty: 'template_empty', demo: 'template_demo' } as const;
export type Template = keyof typeof TEMPLATES;

/**
 * Starts a PostgreSQL, without durability unless it is wanted, with two template databases: an empty one with the
 * newest schema and one with the demo data. An existing server (HIRFA_TEST_POSTGRES) is reused. Also creates and
 * removes the scratch folders.
 */
export async function startTestPostgres({ durable = false } = {}): Promise<{ url: string; stop(): Promise<void> }> {
  const closeScratch = openScratch();
  const given = process.env.HIRFA_TEST_POSTGRES;
  if (given !== undefined) return { url: given, stop: async () => closeScratch() };
  const started = startPostgres(join(scratchFolder('test'), 'postgres'), 'test', durable);
  const stop = async () => {
    await started.then(
      (server) => server.stop(),
      () => undefined,
    );
    closeScratch();
  };
  try {
    const { url } = await started;
    await createDatabase(url, TEMPLATES.empty, 'template0');
    const { migrateProduct } = await import('../entry/database/migrate.ts');
    await migrateProduct(testAccess(databaseUrl(url, TEMPLATES.empty)));
    await createDatabase(url, TEMPLATES.demo, TEMPLATES.empty);
    const { analyze, prepareDemo, seedDemo } = await import('../entry/seeding/seed.ts');
    // Without documents: databases are copied, files are not.
    await seedDemo(databaseUrl(url, TEMPLATES.demo), await prepareDemo());
    await analyze(databaseUrl(url, TEMPLATES.demo));
    return { url, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Clones a template database, which takes milliseconds; returns its URL for the owner. */
export async function cloneDatabase(serverUrl: string, template: Template): Promise<string> {
  const name = `test_${newId().replaceAll('-', '')}`;
  await createDatabase(serverUrl, name, TEMPLATES[template]);
  return databaseUrl(serverUrl, name);
}

async function createDatabase(serverUrl: string, name: string, template: string): Promise<void> {
  const server = openPool(serverUrl, 1);
  try {
    await server.execute(sql.raw(`create database ${name} template ${template} strategy file_copy`));
  } finally {
    await server.end();
  }
}

function databaseUrl(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}
