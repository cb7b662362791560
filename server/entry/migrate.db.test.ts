import { sql } from 'drizzle-orm';
import { expect, inject, onTestFinished, test } from 'vitest';
import { migrateProduct } from './migrate.ts';
import { useProduct } from '../testing/product.ts';
import { cloneDatabase, TEST_LOGIN_SECRET } from '../testing/test-postgres.ts';
import { openPool } from '../platform/db.ts';

const product = useProduct();

test('a database of another version is refused, with a solution', async () => {
  await product.owner.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('another version', 1)`,
  );
  await expect(migrateProduct(product.databaseUrl, TEST_LOGIN_SECRET)).rejects.toMatchObject({
    name: 'StartProblem',
    message: expect.stringContaining('delete the folder .data'),
  });
});

test('changed rules are replaced completely, and rules that were applied before are not applied again', async () => {
  const url = await cloneDatabase(inject('postgresUrl'), 'empty');
  const owner = openPool(url, 1);
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
  const before = await rules();
  await owner.execute(sql`create policy left_over on profiles for select to hirfa_public using (true)`);
  await owner.execute(sql`grant select on profiles to hirfa_public`);
  await owner.execute(sql`drop view public_offers`);
  await migrateProduct(url, TEST_LOGIN_SECRET);
  expect(await rules(), 'nothing is applied').not.toEqual(before);
  await owner.execute(sql`insert into applied_rules (hash) values ('of a newer release')`);
  await migrateProduct(url, TEST_LOGIN_SECRET);
  expect(await rules(), 'newer rules stay').not.toEqual(before);
  await owner.execute(sql`delete from applied_rules where hash <> 'of a newer release'`);
  await migrateProduct(url, TEST_LOGIN_SECRET);
  expect(await rules()).toEqual(before);
  await owner.end();
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
  const migrated = migrateProduct(url, TEST_LOGIN_SECRET);
  const waiting = () => owner.execute(sql`select from pg_locks where not granted and relation is not null`);
  await expect.poll(waiting).not.toEqual([]);
  // This read waits behind the migration, until that gives up for a moment.
  expect(await owner.execute(sql`select count(*)::int as bookings from bookings`)).toEqual([{ bookings: 0 }]);
  letGo.resolve();
  await holding;
  await migrated;
  expect(await owner.execute(sql`select 1 as applied from applied_rules`)).toEqual([{ applied: 1 }]);
});
