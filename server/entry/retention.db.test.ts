import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openMarket } from '../testing/market.ts';
import { useProduct } from '../testing/product.ts';
import { createWorld } from '../testing/world.ts';
import { rooms } from './rooms.ts';

const product = useProduct();
const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(product.clock.now.getTime() - days * DAY_MS).toISOString();
const first = (row: Record<string, unknown>) => String(Object.values(row)[0]);
const count = async (table: string) =>
  Number(first((await product.owner.execute(sql`select count(*) from ${sql.raw(table)}`))[0] ?? {}));

test('every table with an instant states for how long its rows are kept, or why for ever', async () => {
  const tables = await product.owner.execute(sql`
    select distinct table_schema || '.' || table_name as name
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_type = 'BASE TABLE' and table_schema in ('public', 'auth')
      and data_type in ('timestamp with time zone', 'date')
    order by name`);
  // What a room deletes in its own way need not have an instant.
  const ownWay = rooms.retention.filter((each) => 'deleteOld' in each).map(({ table }) => table);
  const others = (names: readonly string[]) => names.filter((name) => !ownWay.includes(name));
  const stated = new Set(rooms.retention.map(({ table }) => table));
  expect(others([...stated]).toSorted()).toEqual(others(tables.map(first)));
});

test('old rows are found by an index, and so are the rows that refer to them', async () => {
  const indexed = await product.owner.execute(sql`
    select indrelid::regclass::text || ' ' || attname as name from pg_index
    join pg_attribute on attrelid = indrelid and attnum = indkey[0] where indpred is null`);
  const columns = new Set(indexed.map(first));
  const old = rooms.retention.flatMap((each) => ('column' in each ? [each] : []));
  const bare = (table: string) => table.replace('public.', '');
  expect(old.map(({ table, column }) => `${bare(table)} ${column}`).filter((name) => !columns.has(name))).toEqual([]);
  const references = await product.owner.execute(sql`
    select conrelid::regclass::text || ' ' || attname as name, confrelid::regclass::text as target
    from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1] where contype = 'f'`);
  const deleted = new Set(old.map(({ table }) => bare(table)));
  const slow = references.filter(({ name, target }) => deleted.has(String(target)) && !columns.has(String(name)));
  expect(slow).toEqual([]);
});

test('sessions are deleted 30 days after their end, in batches, and no others', async () => {
  const { id } = await createWorld(product.owner, product.clock.now).user();
  const insert = (rows: number, idle: string, revoked: string | null) =>
    product.owner.execute(sql`
      insert into auth.sessions (id, user_id, token, idle_until, created_at, refreshed_at, revoked_at)
      select gen_random_uuid(), ${id}, gen_random_uuid(), ${idle}, ${ago(90)}, ${ago(90)}, ${revoked}::timestamptz
      from generate_series(1, ${rows})`);
  await insert(2500, ago(31), null);
  await insert(3, ago(-2), ago(31));
  await insert(4, ago(29), null);
  await insert(5, ago(-2), ago(29));
  await insert(6, ago(-2), null);
  await product.keepHouse();
  expect(await count('auth.sessions')).toBe(15);
  expect(product.logged.join('')).toContain('"table":"auth.sessions","deleted":2500');
});

test('messages are deleted after 90 days, unread notifications after a year, webhooks after 90 days', async () => {
  const { id } = await createWorld(product.owner, product.clock.now).user();
  const notify = (created: string, read: string | null) =>
    product.owner.execute(sql`
      insert into notifications (id, user_id, type, title_en, title_ar, message_en, message_ar, event_key, created_at, read_at)
      values (gen_random_uuid(), ${id}, 'job_request', '', '', '', '', gen_random_uuid(), ${created}, ${read}::timestamptz)`);
  await notify(ago(366), null);
  await notify(ago(200), ago(91));
  await notify(ago(364), null);
  await notify(ago(200), ago(89));
  for (const days of [91, 89]) {
    await product.owner.execute(sql`
      insert into mails (id, user_id, subject, text, event_key, created_at)
      values (gen_random_uuid(), ${id}, '', '', gen_random_uuid(), ${ago(days)})`);
    for (const worked of [ago(days), null])
      await product.owner.execute(sql`
        insert into webhooks (id, adapter, event_id, checkout_id, body, received_at, worked_at)
        values (gen_random_uuid(), 'sandbox', gen_random_uuid(), '', '', ${ago(days)}, ${worked}::timestamptz)`);
  }
  await product.keepHouse();
  // A webhook that nobody has processed is kept.
  expect([await count('notifications'), await count('mails'), await count('webhooks')]).toEqual([2, 1, 3]);
});

test('a table whose rows can not be deleted is reported, and does not stop the others', async () => {
  const { owner } = product;
  const { id } = await createWorld(owner, product.clock.now).user();
  await owner.execute(sql`insert into idempotency_keys (actor_id, call, key, body_hash, created_at)
    values (${id}, 'call', 'a key of old', '', ${ago(8)})`);
  await owner.execute(sql`create trigger kept before delete on idempotency_keys execute function refuse_change()`);
  const before = await count('mails');
  await owner.execute(sql`insert into mails (id, user_id, subject, text, event_key, created_at)
    values (gen_random_uuid(), ${id}, '', '', 'old', ${ago(91)})`);
  await expect(product.keepHouse()).rejects.toThrow('old rows could not be deleted in public.idempotency_keys');
  expect(await count('mails')).toBe(before);
  await owner.execute(sql`drop trigger kept on idempotency_keys`);
  await product.keepHouse();
});

test('what has happened lately is kept', async () => {
  const market = await openMarket(product);
  await market.confirmed();
  await product.work();
  const tables = rooms.retention.flatMap((each) => ('column' in each ? [each.table] : []));
  const counts = () => Promise.all([...new Set(tables)].map(async (table) => [table, await count(table)]));
  const before = await counts();
  await product.keepHouse();
  expect(await counts()).toEqual(before);
});

test('jobs that failed at all attempts are deleted after 90 days, except those that move money', async () => {
  for (const [name, key, days] of [
    ['notify', 'old', 91],
    ['notify', 'newer', 89],
    ['run_operations', 'money', 91],
  ] as const) {
    await product.owner.execute(sql`select enqueue_job(${name}, '{"entity_id": "x"}', ${key})`);
    await product.owner.execute(sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'x',
      updated_at = ${ago(days)}::timestamptz where key = ${key}`);
  }
  await product.owner.execute(sql`select enqueue_job('notify', '{"entity_id": "y"}', 'waiting')`);
  await product.owner.execute(
    sql`update graphile_worker._private_jobs set updated_at = ${ago(91)}::timestamptz where key = 'waiting'`,
  );
  await product.keepHouse();
  const kept = await product.owner.execute(sql`select key from graphile_worker._private_jobs
    where key in ('old', 'newer', 'money', 'waiting') order by key`);
  expect(kept.map(first)).toEqual(['money', 'newer', 'waiting']);
});
