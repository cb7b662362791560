import { sql } from 'drizzle-orm';
import * as z from 'zod';
import { expect, inject, onTestFinished, test } from 'vitest';
import { joinDatabase, migrateProduct } from './migrate.ts';
import { ROOMS } from '../rooms.ts';
import { migrate } from '../../platform/migrate.ts';
import { readRules, useRules } from '../../platform/rules-in-force.ts';
import { useProduct } from '../../testing/product.ts';
import { cloneDatabase, testAccess } from '../../testing/test-postgres.ts';
import { openPool } from '../../platform/db.ts';

const product = useProduct();

test('a database of another version is refused, with a solution', async () => {
  await product.owner.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('another version', 1)`,
  );
  await expect(migrateProduct(testAccess(product.databaseUrl))).rejects.toMatchObject({
    name: 'StartProblem',
    message: expect.stringContaining('Start the version that ran last, or restore the dump'),
  });
});

/** A database of its own, its owner, and its rules in one list. */
async function openDatabase() {
  const url = await cloneDatabase(inject('postgresUrl'), 'empty');
  const owner = openPool(url, 1);
  onTestFinished(() => owner.end());
  const rules = async () => {
    const rows = await owner.execute(sql`
      select tablename || policyname as name from pg_policies
      union all select tgrelid::regclass || ' ' || tgname from pg_trigger where not tgisinternal
      union all select viewname from pg_views where schemaname = 'public'
      union all select proname || pronargs from pg_proc where proowner = current_user::regrole and pronamespace = 'public'::regnamespace
      union all select concat_ws(' ', table_name, grantee, privilege_type) from information_schema.role_table_grants where grantee like 'hirfa%'
      order by 1`);
    return rows.map(({ name }) => String(name));
  };
  return { url, owner, rules };
}

const FOLDERS = ['platform', 'kernel', ...ROOMS.map(({ name }) => name)];
/** The rules of an older release, without the last room. */
const OLDER = readRules(FOLDERS.slice(0, -1));
const migrateOlder = (url: string) => migrate(testAccess(url), OLDER);
const join = async (url: string) => joinDatabase(testAccess(url), product.services.log);

test('rules that are in force are not applied again, changed or lost ones are', async () => {
  const { url, owner, rules } = await openDatabase();
  const before = await rules();
  const applied = () => owner.execute(sql`select xmin::text, turn from applied_rules`);
  const first = await applied();
  await migrateProduct(testAccess(url));
  expect(await applied(), 'nothing is applied').toEqual(first);
  await owner.execute(sql`create policy left_over on profiles for select to hirfa_public using (true)`);
  await owner.execute(sql`grant select on profiles to hirfa_public`);
  await owner.execute(sql`drop view public_offers cascade`);
  await migrateProduct(testAccess(url));
  expect(await rules()).toEqual(before);
  await owner.execute(sql`revoke update (bio_en) on provider_profiles from hirfa_api`);
  await owner.execute(sql`revoke execute on function enqueue_job from hirfa_auth`);
  await migrateProduct(testAccess(url));
  const [{ can_enqueue }] = z.tuple([z.object({ can_enqueue: z.boolean() })]).parse(
    await owner.execute(sql`select has_function_privilege('hirfa_auth', 'enqueue_job(text, json, text)', 'execute')
      and has_column_privilege('hirfa_api', 'provider_profiles', 'bio_en', 'update') as can_enqueue`),
  );
  expect(can_enqueue).toBe(true);
});

test('a process of the release before leaves newer rules in force while they are used, and puts its own back afterwards', async () => {
  const { url, owner, rules } = await openDatabase();
  const newer = await rules();
  await owner.execute(sql`insert into applied_rules (id, hash) overriding system value values (0, ${OLDER.hash})`);
  const running = await join(url);
  expect(await migrateOlder(url)).toEqual({ migrations: false, rules: true });
  expect(await rules(), 'a process restarts during a deployment').toEqual(newer);
  await running.stop();
  expect(await migrateOlder(url)).toEqual({ migrations: false, rules: false });
  expect(await rules(), 'the operator goes back to the release before').not.toEqual(newer);
  await migrateProduct(testAccess(url));
  expect(await rules(), 'the next deployment').toEqual(newer);
});

test('a process of the release before starts on a database that the next one has migrated, an older one does not', async () => {
  const { url, owner } = await openDatabase();
  await owner.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of the next release', 9000000000000)`,
  );
  await owner.execute(sql`insert into applied_rules (hash, turn) values ('of the next release', 2)`);
  const next = await useRules(url, 'of the next release', product.services.log);
  await (await join(url)).stop();
  expect(product.logged.join('')).toContain('the database is that of a newer release');
  await owner.execute(sql`insert into applied_rules (hash, turn) values ('of the release after it', 3)`);
  await expect(join(url)).rejects.toMatchObject({ name: 'StartProblem' });
  await next.stop();
});

test('a migration that waits for a lock lets others pass, and is tried again', async () => {
  const url = await cloneDatabase(inject('postgresUrl'), 'empty');
  const [owner, holder] = [openPool(url, 2), openPool(url, 1)];
  onTestFinished(async () => {
    await owner.end();
    await holder.end();
  });
  await owner.execute(sql`delete from applied_rules`);
  const letGo = Promise.withResolvers<void>();
  const holding = holder.transaction(async (tx) => {
    await tx.execute(sql`select from bookings`);
    await letGo.promise;
  });
  const migrated = migrateProduct(testAccess(url));
  const waiting = () => owner.execute(sql`select from pg_locks where not granted and relation is not null`);
  await expect.poll(waiting).not.toEqual([]);
  // This read waits behind the migration, until that gives up for a moment.
  expect(await owner.execute(sql`select count(*)::int as bookings from bookings`)).toEqual([{ bookings: 0 }]);
  letGo.resolve();
  await holding;
  await migrated;
  expect(await owner.execute(sql`select 1 as applied from applied_rules`)).toEqual([{ applied: 1 }]);
});

test('the next start erases what older releases have stored of errors', async () => {
  const { url, owner } = await openDatabase();
  await owner.execute(sql`select id from graphile_worker.add_job('send_letter')`);
  await owner.execute(sql`update graphile_worker._private_jobs set attempts = 25,
    last_error = E'Failed query: select $1\nparams: Nour El-Sayed,nour@example.com\nmore'`);
  await owner.execute(sql`comment on schema graphile_worker is 'made by an older release'`);
  await migrateProduct(testAccess(url));
  const [failed] = await owner.execute(sql`select last_error from graphile_worker._private_jobs`);
  expect(failed?.last_error).toBe('Failed query: select $1');
});
