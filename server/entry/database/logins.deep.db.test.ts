import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { sql } from 'drizzle-orm';
import { Client } from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { type DatabaseAccess, loginUrl, openPool, type Pool } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { enqueueJob, defineJob } from '../../platform/jobs.ts';
import { migrateProduct } from './migrate.ts';

const unique = () => newId().replaceAll('-', '').slice(-12);
const SECRET = "a password of logins, with $ and ' in it";

async function openAdministrator() {
  const client = new Client(inject('postgresUrl'));
  await client.connect();
  onTestFinished(() => client.end());
  return async (...statements: string[]) => {
    for (const statement of statements) await client.query(statement);
  };
}

/** An empty database and its owner, who is no superuser. */
async function createInstallation(rights: 'createrole' | 'nocreaterole', loginPassword = SECRET) {
  const name = `market-${unique()}`;
  const administrator = await openAdministrator();
  await administrator(
    `create role "owner-${name}" login password 'of the owner' ${rights}`,
    `create database "${name}" owner "owner-${name}" template template0`,
  );
  const url = new URL(inject('postgresUrl'));
  Object.assign(url, { username: `owner-${name}`, password: 'of the owner', pathname: `/${name}` });
  const access: DatabaseAccess = { url: url.href, loginPrefix: name, loginPassword };
  return { name, access, administrator };
}

const JOB = defineJob('test_job', 'rest');

/** Each login does in its database what only it may do. */
async function expectWorking(access: DatabaseAccess) {
  const pools: Pool[] = [];
  const as = (url: string) => {
    const pool = openPool(url, 1);
    pools.push(pool);
    return pool;
  };
  try {
    await enqueueJob(as(loginUrl(access, 'auth')), JOB, newId());
    const worker = as(loginUrl(access, 'worker'));
    expect(await worker.execute(sql`select count(*)::int as jobs from graphile_worker._private_jobs`)).toEqual([
      { jobs: 1 },
    ]);
    await worker.execute(sql`delete from graphile_worker._private_jobs`);
    expect(await as(loginUrl(access, 'public')).execute(sql`select from public_offers`)).toEqual([]);
    expect(await as(loginUrl(access, 'api')).execute(sql`select from bookings`)).toEqual([]);
  } finally {
    for (const pool of pools) await pool.end();
  }
}

test('a user that owns the database and may create roles suffices; a second start changes no login', async () => {
  const { access, administrator, name } = await createInstallation('createrole');
  await migrateProduct(access);
  await expectWorking(access);
  await administrator(`alter role "owner-${name}" nocreaterole`);
  await migrateProduct(access);
  await expectWorking(access);
});

const PROGRAM = fileURLToPath(new URL('../commands/print-roles.ts', import.meta.url));

/** What `npm run database:roles` prints. */
async function printRoles({ url, loginPrefix, loginPassword }: DatabaseAccess) {
  const logins = { DATABASE_LOGIN_PREFIX: loginPrefix, DATABASE_LOGIN_SECRET: loginPassword };
  const env = { PATH: process.env.PATH, HIRFA_MODE: 'demo', DATABASE_URL: url, ...logins };
  const child = spawn(process.execPath, [PROGRAM], { env });
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)]);
  expect(errors).toBe('');
  return output;
}

test('a user without that right works with logins that an administrator has made by the printed SQL', async () => {
  const { access, administrator, name } = await createInstallation('nocreaterole');
  const refused = await migrateProduct(access).catch((error: unknown) => error);
  expect(refused).toMatchObject({ name: 'StartProblem', message: expect.stringContaining('npm run database:roles') });
  expect(String(refused)).toContain(`${name}_worker`);
  const printed = await printRoles(access);
  expect(printed).not.toContain('a password of logins');
  await administrator(printed, printed);
  await migrateProduct(access);
  await expectWorking(access);
  const renewed = { ...access, loginPassword: 'another password of these logins' };
  await expect(migrateProduct(renewed)).rejects.toMatchObject({ name: 'StartProblem' });
});

test('two installations on one server have logins of their own', async () => {
  const [first, second] = [
    await createInstallation('createrole'),
    await createInstallation('createrole', 'b'.repeat(32)),
  ];
  await migrateProduct(first.access);
  await migrateProduct(second.access);
  await expectWorking(first.access);
  const client = new Client(loginUrl({ ...first.access, url: second.access.url }, 'worker'));
  await client.connect();
  await expect(client.query('select from public.bookings')).rejects.toMatchObject({ code: '42501' });
  await client.end();
});

test('a database with another name or another owner than before gets its logins and rights anew', async () => {
  const { access, administrator, name } = await createInstallation('createrole');
  await migrateProduct(access);
  const copy = `copy-${unique()}`;
  await administrator(
    `create database "${copy}" owner "owner-${name}" template "${name}"`,
    // What pg_restore --no-owner --no-acl leaves.
    `create role "owner-${copy}" login password 'of the owner' createrole`,
    `alter database "${copy}" owner to "owner-${copy}"`,
  );
  const url = new URL(access.url);
  url.pathname = `/${copy}`;
  const client = new Client(Object.assign(new URL(inject('postgresUrl')), { pathname: `/${copy}` }).href);
  await client.connect();
  await client.query(`reassign owned by "owner-${name}", "${name}_worker" to "owner-${copy}"`);
  await client.query(`alter database "${copy}" owner to "owner-${copy}"`);
  await client.end();
  url.username = `owner-${copy}`;
  const copied = { ...access, url: url.href, loginPrefix: copy };
  await migrateProduct(copied);
  await expectWorking(copied);
});

test('a login that is exempt from row-level security is refused', async () => {
  const { access, administrator, name } = await createInstallation('createrole');
  await migrateProduct(access);
  await administrator(`alter role "${name}_api" bypassrls`);
  await expect(migrateProduct(access)).rejects.toMatchObject({
    message: expect.stringContaining(`ALTER ROLE "${name}_api" NOSUPERUSER NOBYPASSRLS`),
  });
});

test('a server or a database that can not be used is refused with what to do', async () => {
  const { access, administrator, name } = await createInstallation('createrole');
  const problem = () =>
    migrateProduct(access).then(
      () => 'none',
      (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : 'no error'),
    );
  await administrator(`alter database "${name}" owner to postgres`);
  expect(await problem()).toContain(`ALTER DATABASE "${name}" OWNER TO "owner-${name}"`);
  await administrator(`alter database "${name}" owner to "owner-${name}"`);

  // Functions that stand before those of PostgreSQL answer as another server would.
  const owner = openPool(access.url, 1);
  onTestFinished(() => owner.end());
  const answer = async (setting: string, value: string) => {
    await owner.execute(sql.raw(`create schema if not exists other`));
    await owner.execute(
      sql.raw(`create or replace function other.current_setting(name text) returns text language sql as
      $$ select case name when '${setting}' then '${value}' else pg_catalog.current_setting(name) end $$`),
    );
    await owner.execute(sql.raw(`alter role "owner-${name}" set search_path = other, pg_catalog, public`));
  };
  await answer('server_version_num', '150018');
  expect(await problem()).toMatch(
    /^StartProblem: The server of DATABASE_URL is PostgreSQL [\d.]+.*\. It must be 17 or newer\.$/,
  );
  await answer('server_encoding', 'SQL_ASCII');
  expect(await problem()).toContain('has the encoding SQL_ASCII');
});
