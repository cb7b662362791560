import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { useProduct } from '../testing/product.ts';
import { testAccess } from '../testing/test-postgres.ts';
import { openTcpProxy } from '../testing/tcp-proxy.ts';
import { newId } from './ids.ts';
import { databaseCode, isDatabaseUnavailable } from './errors/database-errors.ts';
import { type Database, loginUrl, openPool, type Pool } from './db.ts';

const product = useProduct();
let pool: Pool;

beforeAll(async () => {
  await product.owner.execute(sql`create table notes (text text not null)`);
  pool = openPool(product.databaseUrl, 1);
});
afterAll(() => pool.end());

const write = (db: Database, text: string) => db.execute(sql`insert into notes values (${text})`);
const notes = async () =>
  (await product.owner.execute(sql`select text from notes order by text`)).map(({ text }) => text);
const processOf = async (db: Database) => (await db.execute(sql`select pg_backend_pid() as pid`))[0]?.pid;
const cut = (pid: unknown) => product.owner.execute(sql`select pg_terminate_backend(${pid}::int, 10000)`);

test('a transaction whose connection breaks is lost as a whole, and its rest reaches no other transaction', async () => {
  let next: Promise<unknown> = Promise.resolve();
  const broken = pool.transaction(async (tx) => {
    await write(tx, 'before the break');
    await cut(await processOf(tx));
    await expect(write(tx, 'at the break')).rejects.toThrow('Failed query');
    next = pool.transaction((other) => write(other, 'of the next transaction'));
    await write(tx, 'after the break');
  });
  await expect(broken).rejects.toThrow('Failed query');
  await next;
  expect(await notes()).toEqual(['of the next transaction']);
});

test('a connection that breaks between two statements, and one that is idle, end no process', async () => {
  const broken = pool.transaction(async (tx) => {
    await cut(await processOf(tx));
    await new Promise((resolve) => setImmediate(resolve));
    await write(tx, 'never');
  });
  const problem = await broken.catch((error: unknown) => error);
  expect(isDatabaseUnavailable(problem), String(problem)).toBe(true);
  await cut(await processOf(pool));
  await expect.poll(() => pool.execute(sql`select 1 as one`).catch(() => 'broken')).toEqual([{ one: 1 }]);
});

test('a transaction with a failed statement is not reported as committed', async () => {
  const silent = pool.transaction(async (tx) => {
    await write(tx, 'rolled back');
    await tx.execute(sql`select 1 / 0`).catch(() => undefined);
  });
  await expect(silent).rejects.toThrow('rolled back');
  expect(await notes()).not.toContain('rolled back');
});

test('a transaction that could not begin commits nothing', async () => {
  const other = await poolThatCannotBegin(product.databaseUrl);
  const failed = other.transaction((tx) => write(tx, 'committed alone'));
  await expect(failed).rejects.toThrow('syntax error');
  expect(await notes()).not.toContain('committed alone');
});

test('neither does one of a person, whose first statements are sent with its begin', async () => {
  const id = newId();
  const other = await poolThatCannotBegin(loginUrl(testAccess(product.databaseUrl), 'api'));
  const key = sql`insert into idempotency_keys values (${id}, 'a call', 'a long key', 'hash', '{}', now())`;
  const hint = sql`insert into stream_outbox (stream, type, entity_id, version, at)
    values (${id}, 'booking_changed', ${id}, 1, now())`;
  const stored = async () =>
    (
      await product.owner.execute(sql`select actor_id::text as of from idempotency_keys where actor_id = ${id}
      union all select stream from stream_outbox where stream = ${id}
      union all select stream from stream_events where stream = ${id}`)
    ).length;
  const settings = { 'hirfa.user_id': id };
  const alone = other.transaction((tx) => tx.execute(key), settings);
  await expect(alone).rejects.toThrow('syntax error');
  // Without an actor, a hint is allowed: it is not sent any more.
  const later = other.transaction(async (tx) => {
    await tx.execute(sql`select 1`);
    await tx.execute(hint);
  }, settings);
  await expect(later).rejects.toThrow('syntax error');
  expect(await stored()).toBe(0);
  await product.pools.api.transaction(async (tx) => {
    await tx.execute(key);
    await tx.execute(hint);
  }, settings);
  expect(await stored()).toBe(2);
});

test('the reason why a transaction could not begin is reported', async () => {
  const failed = pool.transaction((tx) => write(tx, 'never'), { statement_timeout: 'soon' });
  const problem = await failed.catch((error: unknown) => error);
  expect(databaseCode(problem)).toBe('22023');
});

/** A pool whose connections damage the statement that begins a transaction. */
async function poolThatCannotBegin(address: string): Promise<Pool> {
  const proxy = await openTcpProxy((bytes) =>
    Buffer.from(bytes.toString('latin1').replace('begin', 'wrong'), 'latin1'),
  );
  const url = new URL(address);
  proxy.forwardTo(Number(url.port));
  url.port = String(proxy.port);
  const other = openPool(url.href, 1);
  onTestFinished(async () => {
    await other.end();
    proxy.close();
  });
  return other;
}

test('a statement that is sent with the commit is part of the transaction: if it fails, nothing is committed', async () => {
  const insert = (text: string | null) => sql`insert into notes values (${text})`;
  await pool.transaction(async (tx) => {
    tx.withCommit(insert('with the commit'));
    await write(tx, 'before it');
  });
  const failed = pool.transaction(async (tx) => {
    await write(tx, 'before a failure');
    tx.withCommit(insert(null));
  });
  await expect(failed).rejects.toMatchObject({ code: '23502' });
  const refused = pool.transaction(async (tx) => {
    tx.withCommit(insert('of failed work'));
    throw new Error('refused');
  });
  await expect(refused).rejects.toThrow('refused');
  const found = await notes();
  expect(found).toEqual(expect.arrayContaining(['before it', 'with the commit']));
  expect(found).not.toEqual(expect.arrayContaining(['before a failure']));
  expect(found).not.toEqual(expect.arrayContaining(['of failed work']));
});

test('of statements that are sent together, the one that failed is reported, not those after it', async () => {
  const failed = pool.transaction((tx) =>
    Promise.all([tx.execute(sql`select 1 / 0`), tx.select({ one: sql`1` }).from(sql`notes`)]),
  );
  const problem = await failed.catch((error: unknown) => error);
  expect(databaseCode(problem)).toBe('22012');
});

test('a statement fails when the database is gone without closing its connections, and the pool connects again', async () => {
  let isSilent = false;
  const proxy = await openTcpProxy((bytes) => (isSilent ? null : bytes));
  const url = new URL(product.databaseUrl);
  proxy.forwardTo(Number(url.port));
  url.port = String(proxy.port);
  const other = openPool(url.href, 1);
  await other.execute(sql`select 1 as one`);
  isSilent = true;
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const unanswered = other
    .transaction((tx) => tx.execute(sql`select 1 as one`))
    .catch((error: unknown) => isDatabaseUnavailable(error));
  await new Promise((resolve) => setImmediate(resolve));
  vi.advanceTimersByTime(70_000);
  vi.useRealTimers();
  expect(await unanswered).toBe(true);
  isSilent = false;
  expect(await other.execute(sql`select 1 as one`)).toEqual([{ one: 1 }]);
  await other.end();
  proxy.close();
});

test('a connection whose prepared statement no longer fits its table is replaced', async () => {
  await product.owner.execute(sql`create table changing (text varchar(10) not null)`);
  const read = () => pool.transaction((tx) => tx.execute(sql`select text from changing`));
  expect(await read()).toEqual([]);
  await product.owner.execute(sql`alter table changing alter column text type text`);
  await expect(read()).rejects.toMatchObject({ cause: { code: '0A000' } });
  expect(await read()).toEqual([]);
});

test('what the work of a failed transaction still sends is refused', async () => {
  let kept: Database = pool;
  const failed = pool.transaction(async (tx) => {
    kept = tx;
    throw new Error('refused');
  });
  await expect(failed).rejects.toThrow('refused');
  const late = write(kept, 'too late');
  await expect(late).rejects.toMatchObject({ cause: { message: 'the transaction of this statement is over' } });
  expect(await notes()).not.toContain('too late');
});

test('settings of a transaction hold from its first statement to its end', async () => {
  const read = async (db: Database) => db.execute(sql`select current_setting('hirfa.user_id', true) as id`);
  expect(await pool.transaction((tx) => read(tx), { 'hirfa.user_id': 'a' })).toEqual([{ id: 'a' }]);
  expect(await pool.transaction((tx) => read(tx))).toEqual([{ id: '' }]);
});

test('logins have limits for statements, locks, and idle transactions', async () => {
  for (const login of ['api', 'auth', 'public', 'worker'] as const) {
    const limits = await product.pools[login].execute(sql`select name from pg_settings where setting <> '0'
      and name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by 1`);
    expect(limits, login).toHaveLength(3);
  }
  const error = await product.pools.api
    .transaction(async (tx) => {
      await tx.execute(sql`set local statement_timeout = 50`);
      await tx.execute(sql`select pg_sleep(10)`);
    })
    .catch((problem: unknown) => problem);
  expect([databaseCode(error), isDatabaseUnavailable(error)]).toEqual(['57014', true]);
});
