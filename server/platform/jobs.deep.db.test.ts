import { sql } from 'drizzle-orm';
import type { Pool as PgPool } from 'pg';
import { afterEach, expect, test } from 'vitest';
import { useProduct } from '../testing/product.ts';
import { openPgPool } from './db.ts';
import { defineJob, enqueueJob, failedJobs, type JobHandler, startWorker } from './jobs.ts';
import type { KeptRunning } from './supervision/keep-running.ts';
import { freeWorkers, releaseJobsOf } from './worker-locks.ts';

const product = useProduct();
const running: KeptRunning[] = [];
const endings: (() => void)[] = [];
const SCHEMA = 'graphile_worker';

afterEach(async () => {
  for (const letGo of endings.splice(0)) letGo();
  await Promise.all(running.splice(0).map((worker) => worker.stop()));
  await product.owner.execute(sql`delete from graphile_worker._private_jobs`);
});

const money = defineJob('move_money', 'money');
const mail = defineJob('send_letter', 'messages');

/** A handler whose jobs wait until they are let go. */
function slowHandler(kind: typeof money) {
  const ran: string[] = [];
  const waiting: (() => void)[] = [];
  let isOver = false;
  const handler: JobHandler = {
    kind,
    run: (id) => {
      ran.push(id);
      return isOver ? Promise.resolve() : new Promise((resolve) => waiting.push(resolve));
    },
  };
  const letGo = (count = waiting.length) => waiting.splice(0, count).forEach((resolve) => resolve());
  endings.push(() => {
    isOver = true;
    letGo();
  });
  return { handler, ran, letGo };
}

async function start(handlers: readonly JobHandler[]): Promise<KeptRunning> {
  const worker = await startWorker(product.urlFor('worker'), handlers, product.services.log);
  running.push(worker);
  return worker;
}

const enqueue = (kind: typeof money, id: string) => enqueueJob(product.pools.worker, kind, id);
const jobs = () => product.owner.execute(sql`select id from graphile_worker._private_jobs`);

async function asWorker<Answer>(work: (pool: PgPool) => Promise<Answer>): Promise<Answer> {
  const pool = openPgPool(product.urlFor('worker'), 1);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

const withoutLock = () => asWorker((pool) => freeWorkers(pool, SCHEMA));
/** What a worker does some seconds after the others have ended. */
const releaseDead = () => asWorker(async (pool) => releaseJobsOf(pool, SCHEMA, await freeWorkers(pool, SCHEMA)));

/** Until their processes have ended: before that, the worker could still take a broken connection for a next store. */
const breakConnections = () =>
  product.owner.execute(sql`select pg_terminate_backend(pid, 10000) from pg_stat_activity
    where datname = current_database() and usename = 'hirfa_worker' and pid <> pg_backend_pid()`);

test('a running job belongs to its worker until that ends, also after its connections broke; it runs once', async () => {
  const slow = slowHandler(mail);
  await start([slow.handler]);
  await start([slow.handler]);
  await enqueue(mail, 'one');
  await expect.poll(() => slow.ran).toEqual(['one']);
  expect(await withoutLock()).toEqual([]);
  await breakConnections();
  await expect.poll(withoutLock).toEqual([]);
  slow.letGo();
  await expect.poll(async () => [slow.ran, await jobs()]).toEqual([['one'], []]);
  expect(slow.ran).toEqual(['one']);
});

test('the lock of a worker that ended without completing its job is free', async () => {
  await start([slowHandler(mail).handler]);
  await enqueue(mail, 'one');
  await expect.poll(jobs).toHaveLength(1);
  await product.owner.execute(
    sql`update graphile_worker._private_jobs set locked_by = 'of a killed process', locked_at = now()`,
  );
  expect(await withoutLock()).toEqual(['of a killed process']);
});

test('a job that a worker took without hearing of it is released, and runs; one that runs stays its own', async () => {
  const slow = slowHandler(mail);
  await start([slow.handler]);
  await enqueue(mail, 'running');
  await expect.poll(() => slow.ran).toEqual(['running']);
  // The database gives the job away, and the connection breaks before the worker hears of it.
  await product.owner.transaction(async (tx) => {
    await enqueueJob(tx, mail, 'unheard');
    await tx.execute(sql`update graphile_worker._private_jobs set attempts = 1, locked_at = now() - interval '1 minute',
      locked_by = (select locked_by from graphile_worker._private_jobs where locked_by is not null) where locked_by is null`);
    await tx.execute(sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 minute'`);
  });
  await expect.poll(() => slow.ran, { timeout: 30_000 }).toEqual(['running', 'unheard']);
  slow.letGo();
  await expect.poll(jobs).toEqual([]);
  expect(slow.ran).toEqual(['running', 'unheard']);
});

test('many slow mails do not delay a job that moves money', async () => {
  const slow = slowHandler(mail);
  const quick = slowHandler(money);
  await start([slow.handler, quick.handler]);
  for (let index = 0; index < 30; index += 1) await enqueue(mail, `mail ${index}`);
  await expect.poll(() => slow.ran.length).toBeGreaterThan(3);
  await enqueue(money, 'capture');
  await expect.poll(() => quick.ran).toEqual(['capture']);
  const taken = slow.ran.length;
  expect(taken, 'a queue is bounded').toBeLessThan(30);
  slow.letGo();
  quick.letGo();
  await product.owner.execute(sql`delete from graphile_worker._private_jobs where locked_by is null`);
  slow.letGo();
});

test('a queue that can not complete a job is started again; the job runs again, and the process lives', async () => {
  const slow = slowHandler(mail);
  const worker = await start([slow.handler]);
  await enqueue(mail, 'one');
  await expect.poll(() => slow.ran).toEqual(['one']);
  await product.owner.execute(sql`alter table graphile_worker._private_jobs rename to away`);
  slow.letGo();
  await expect.poll(() => worker.isRunning()).toBe(false);
  await product.owner.execute(sql`alter table graphile_worker.away rename to _private_jobs`);
  await expect.poll(() => worker.isRunning()).toBe(true);
  await expect.poll(async () => [await releaseDead(), slow.ran]).toEqual([undefined, ['one', 'one']]);
  slow.letGo();
  await expect.poll(jobs).toEqual([]);
});

/** The statements that store that a job is done, and wait for a lock. */
const waitingStores = async () =>
  Number(
    (
      await product.owner.execute(sql`select count(*) from pg_stat_activity where datname = current_database()
        and wait_event_type = 'Lock' and query ilike '%delete%_private_jobs%'`)
    )[0]?.count,
  );

test('a queue in which two jobs can not be completed, but others later, is started again, and the two run again', async () => {
  const slow = slowHandler(mail);
  const worker = await start([slow.handler]);
  for (const id of ['one', 'two', 'three', 'four']) await enqueue(mail, id);
  await expect.poll(() => slow.ran).toHaveLength(4);
  const lost = slow.ran.slice(0, 2);
  await product.owner.transaction(async (tx) => {
    await tx.execute(sql`lock table graphile_worker._private_jobs in access exclusive mode`);
    slow.letGo(1);
    await expect.poll(waitingStores).toBe(1);
    slow.letGo(1);
    await expect.poll(waitingStores).toBe(2);
    await breakConnections();
    await expect.poll(waitingStores).toBe(0);
  });
  slow.letGo(1);
  await expect.poll(jobs).toHaveLength(3);
  slow.letGo(1);
  await expect.poll(() => worker.isRunning(), { timeout: 30_000 }).toBe(false);
  await expect.poll(() => worker.isRunning()).toBe(true);
  const again = () => slow.ran.slice(4).toSorted();
  await expect.poll(async () => [await releaseDead(), again()]).toEqual([undefined, lost.toSorted()]);
  slow.letGo();
  await expect.poll(jobs).toEqual([]);
});

test('a job that was enqueued again while its worker was killed runs once more, and leaves nothing', async () => {
  const slow = slowHandler(money);
  await enqueue(money, 'one');
  await product.owner.execute(
    sql`update graphile_worker._private_jobs set locked_by = 'of a killed process', locked_at = now(), attempts = 1`,
  );
  await enqueue(money, 'one');
  await start([slow.handler]);
  await expect.poll(() => slow.ran).toEqual(['one']);
  slow.letGo();
  await releaseDead();
  await expect.poll(jobs).toEqual([]);
  expect(slow.ran).toEqual(['one']);
});

test('a job that failed for the last time is listed', async () => {
  await enqueue(money, 'one');
  await product.owner.execute(
    sql`update graphile_worker._private_jobs set attempts = max_attempts, last_error = 'refused'`,
  );
  const [failed] = await failedJobs(product.pools.worker, 10);
  expect(failed).toMatchObject({ name: 'move_money', error: 'refused' });
});

test('of the error of a job nothing is stored that a person has written', async () => {
  const email = 'nour@example.com';
  const person = sql`insert into auth.users (id, name, email, created_at, updated_at)
    values (gen_random_uuid(), ${'Nour El-Sayed'}, ${email}, now(), now())`;
  await product.owner.execute(person);
  const run = async () => void (await product.owner.execute(person));
  await start([{ kind: mail, run }]);
  await enqueue(mail, 'one');
  const stored = async () => {
    const [job] = await product.owner.execute(sql`select last_error from graphile_worker._private_jobs`);
    return String(job?.['last_error']);
  };
  await expect.poll(stored).toMatch(/Failed query.*users_email_unique.*23505/);
  expect(await stored()).not.toMatch(/nour/i);
});

test('a job that failed after it was enqueued again is not listed: the other one replaces it', async () => {
  const endings: (() => void)[] = [];
  let starts = 0;
  const run = async () => {
    starts += 1;
    if (starts > 2) return;
    await new Promise<void>((resolve) => endings.push(resolve));
    throw new Error('temporary');
  };
  await start([{ kind: money, run }]);
  for (const copies of [1, 2]) {
    await enqueue(money, 'one');
    await expect.poll(() => endings.length).toBe(copies);
  }
  for (const end of endings) end();
  await expect.poll(() => starts, { timeout: 30_000 }).toBe(3);
  await expect.poll(jobs).toHaveLength(1);
  expect(await failedJobs(product.pools.worker, 10)).toEqual([]);
});

test('a worker that stops does not wait for the end of an outage', async () => {
  let runs = 0;
  const run = async () => {
    runs += 1;
    throw Object.assign(new Error('the database is away'), { code: 'ECONNREFUSED' });
  };
  const worker = await start([{ kind: money, run }]);
  await enqueue(money, 'one');
  await expect.poll(() => runs).toBeGreaterThan(0);
  await worker.stop();
  running.length = 0;
  expect(runs, 'of the 7 runs in half a minute').toBeLessThan(5);
  expect(await jobs()).toHaveLength(1);
});
