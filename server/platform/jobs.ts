import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import { Logger, run, runMigrations, runOnce, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool } from 'pg';
import * as z from 'zod';
import { type Database, openPgPool } from './db.ts';
import type { Log } from './log.ts';

/** One kind of job: work that runs after the commit and is retried after errors. */
export interface JobKind {
  readonly name: string;
}

export function defineJob(name: string): JobKind {
  return { name };
}

/** The function that runs each kind of job, by the kind's name; after an error the job is retried later. */
export type JobHandlers = ReadonlyMap<string, (entityId: string) => Promise<void>>;

const SCHEMA = 'graphile_worker';
const CONCURRENCY = 4;
/** How often abandoned jobs are released. */
const RELEASE_MS = 10_000;
/** The advisory lock of workers: an arbitrary number, the same in every process. */
const WORKER_LOCK = 4_720_103;
const NO_LOG = new Logger(() => () => undefined);

/** Enqueues a job, which starts after the commit of this transaction. A job that is enqueued again before runs once. */
export async function enqueueJob(db: Database, { name }: JobKind, entityId: string): Promise<void> {
  const payload = JSON.stringify({ entity_id: entityId });
  await db.execute(sql`select enqueue_job(${name}, ${payload}::json, ${`${name}:${entityId}`})`);
}

const Names = z.array(z.object({ name: z.string() }));

/** The names of the jobs that are waiting or running. */
export async function waitingJobs(db: Database): Promise<string[]> {
  const rows = await db.execute(sql`select distinct task_identifier as name from ${sql.raw(SCHEMA)}.jobs order by 1`);
  return Names.parse([...rows]).map(({ name }) => name);
}

/** Migrates the job runner's own tables; `workerUrl` is the login that owns them. */
export async function migrateJobs(workerUrl: string): Promise<void> {
  await withPool(workerUrl, (pgPool) => runMigrations({ pgPool, schema: SCHEMA, logger: NO_LOG }));
}

export interface Worker {
  stop(): Promise<void>;
}

/** Runs jobs until it is stopped. */
export async function startWorker(workerUrl: string, handlers: JobHandlers, log: Log): Promise<Worker> {
  const pgPool = openPgPool(workerUrl, CONCURRENCY + 4);
  const locks = await holdWorkerLocks(pgPool, log);
  const runner = await run({
    pgPool,
    schema: SCHEMA,
    taskList: tasks(handlers, log),
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    logger: NO_LOG,
    pollInterval: 1000,
    events: locks.events,
  });
  const failed = runner.promise.catch((error: unknown) => log.error({ error }, 'the job runner ended'));
  return {
    async stop() {
      await runner.stop();
      await failed;
      await locks.release();
      await pgPool.end();
    },
  };
}

/** Runs all jobs that are due, once; for tests. */
export async function runDueJobs(workerUrl: string, handlers: JobHandlers, log: Log): Promise<void> {
  await withPool(workerUrl, (pgPool) =>
    runOnce({
      pgPool,
      schema: SCHEMA,
      taskList: tasks(handlers, log),
      concurrency: 1,
      noHandleSignals: true,
      logger: NO_LOG,
    }),
  );
}

function tasks(handlers: JobHandlers, log: Log): TaskList {
  const task = (name: string, work: (entityId: string) => Promise<void>) => async (payload: unknown) => {
    const entityId =
      typeof payload === 'object' && payload !== null && 'entity_id' in payload ? String(payload.entity_id) : '';
    try {
      await work(entityId);
    } catch (error) {
      log.error({ error, job: name, entity_id: entityId }, 'a job failed and will be retried');
      throw error;
    }
  };
  return Object.fromEntries([...handlers].map(([name, work]) => [name, task(name, work)]));
}

/**
 * A killed process leaves its jobs locked, and the job runner would release them only after four hours. So each worker
 * holds an advisory lock while its process is alive; jobs of workers whose lock is free are released.
 */
async function holdWorkerLocks(pgPool: Pool, log: Log) {
  const events: WorkerEvents = new EventEmitter();
  const holder = await pgPool.connect();
  let locked: Promise<unknown> = Promise.resolve();
  events.on('worker:create', ({ worker }) => {
    const lock = () => holder.query('select pg_advisory_lock($1, hashtext($2))', [WORKER_LOCK, worker.workerId]);
    // If the connection breaks, jobs may be released too early; that is safe, because every job can run twice.
    locked = locked.then(lock).catch((error: unknown) => log.warn({ error }, 'a worker could not take its lock'));
  });
  await releaseAbandonedJobs(pgPool);
  const release = () =>
    void releaseAbandonedJobs(pgPool).catch((error: unknown) =>
      log.warn({ error }, 'abandoned jobs could not be released'),
    );
  const timer = setInterval(release, RELEASE_MS);
  return {
    events,
    async release() {
      clearInterval(timer);
      holder.release(true);
    },
  };
}

async function releaseAbandonedJobs(pgPool: Pool): Promise<void> {
  const client = await pgPool.connect();
  try {
    await client.query(
      `select ${SCHEMA}.force_unlock_workers(array_agg(locked_by)) from (
         select distinct locked_by from ${SCHEMA}._private_jobs where locked_by is not null) as workers
       where pg_try_advisory_lock($1, hashtext(locked_by)) having count(*) > 0`,
      [WORKER_LOCK],
    );
  } finally {
    // The locks that were taken here are released with the connection.
    client.release(true);
  }
}

async function withPool(url: string, work: (pool: Pool) => Promise<unknown>): Promise<void> {
  const pool = openPgPool(url, 3);
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
}
