import { EventEmitter } from 'node:events';
import { sql } from 'drizzle-orm';
import { Logger, run, runMigrations, runOnce, type TaskList, type WorkerEvents } from 'graphile-worker';
import { Pool } from 'pg';
import type { Database } from './db.ts';
import type { Log } from './log.ts';

/** What is done after commit, with retries: the name of a job and the id of what it works on. */
export type JobName =
  | 'work_webhook'
  | 'run_operations'
  | 'release_payout'
  | 'notify'
  | 'tell_of_person'
  | 'copy_photo'
  | 'remove_photo'
  | 'send_mail'
  | 'send_account_message';
export interface Job {
  name: JobName;
  entity_id: string;
}
/** Does a job; throwing means that it is tried again later. */
export type JobHandlers = Record<JobName, (entityId: string) => Promise<void>>;

const SCHEMA = 'graphile_worker';
const CONCURRENCY = 4;
/** How often jobs of dead workers are looked for. */
const RECOVERY_MS = 10_000;
/** Any number, the same for everybody who works jobs of this product. */
const LIFE_LOCK = 4_720_103;
const NO_LOG = new Logger(() => () => undefined);

/** Asks for a job in this transaction: it starts after commit, or never. The same job asked for twice before it starts is one. */
export async function askForJob(db: Database, { name, entity_id }: Job): Promise<void> {
  const payload = JSON.stringify({ entity_id });
  await db.execute(sql`select ask_for_job(${name}, ${payload}::json, ${`${name}:${entity_id}`})`);
}

/** Brings the job runner's own tables to their newest shape; `workerUrl` is the login that owns them. */
export async function migrateJobs(workerUrl: string): Promise<void> {
  await withPool(workerUrl, (pgPool) => runMigrations({ pgPool, schema: SCHEMA, logger: NO_LOG }));
}

export interface Worker {
  stop(): Promise<void>;
}

/** Works jobs until it is stopped. */
export async function startWorker(workerUrl: string, handlers: JobHandlers, log: Log): Promise<Worker> {
  const pgPool = openPgPool(workerUrl, CONCURRENCY + 4);
  const life = await showLife(pgPool, log);
  const runner = await run({
    pgPool,
    schema: SCHEMA,
    taskList: tasks(handlers, log),
    concurrency: CONCURRENCY,
    noHandleSignals: true,
    logger: NO_LOG,
    pollInterval: 1000,
    events: life.events,
  });
  const failed = runner.promise.catch((error: unknown) => log.error({ error }, 'the job runner ended'));
  return {
    async stop() {
      await runner.stop();
      await failed;
      await life.end();
      await pgPool.end();
    },
  };
}

/** Works all jobs that are due, once; for tests. */
export async function workJobs(workerUrl: string, handlers: JobHandlers, log: Log): Promise<void> {
  await withPool(workerUrl, (pgPool) =>
    runOnce({ pgPool, schema: SCHEMA, taskList: tasks(handlers, log), concurrency: 1, noHandleSignals: true, logger: NO_LOG }),
  );
}

function tasks(handlers: JobHandlers, log: Log): TaskList {
  const task = (name: string, work: (entityId: string) => Promise<void>) => async (payload: unknown) => {
    const entityId = typeof payload === 'object' && payload !== null && 'entity_id' in payload ? String(payload.entity_id) : '';
    try {
      await work(entityId);
    } catch (error) {
      log.error({ error, job: name, entity_id: entityId }, 'a job failed, it will be tried again');
      throw error;
    }
  };
  return Object.fromEntries(Object.entries(handlers).map(([name, work]) => [name, task(name, work)]));
}

/**
 * A process that was killed leaves its jobs locked, and the runner itself would wait four hours. So each of its workers
 * holds an advisory lock while its process lives; jobs of workers whose lock is free are given back.
 */
async function showLife(pgPool: Pool, log: Log) {
  const events: WorkerEvents = new EventEmitter();
  const alive = await pgPool.connect();
  let locked: Promise<unknown> = Promise.resolve();
  events.on('worker:create', ({ worker }) => {
    const lock = () => alive.query('select pg_advisory_lock($1, hashtext($2))', [LIFE_LOCK, worker.workerId]);
    // Should the line be cut, jobs are given back too early: they are made to be done twice.
    locked = locked.then(lock).catch((error: unknown) => log.warn({ error }, 'a worker could not show that it lives'));
  });
  await giveBackJobsOfTheDead(pgPool);
  const recover = () =>
    void giveBackJobsOfTheDead(pgPool).catch((error: unknown) => log.warn({ error }, 'jobs of dead workers could not be given back'));
  const timer = setInterval(recover, RECOVERY_MS);
  return {
    events,
    async end() {
      clearInterval(timer);
      alive.release(true);
    },
  };
}

async function giveBackJobsOfTheDead(pgPool: Pool): Promise<void> {
  const client = await pgPool.connect();
  try {
    await client.query(
      `select ${SCHEMA}.force_unlock_workers(array_agg(locked_by)) from (
         select distinct locked_by from ${SCHEMA}._private_jobs where locked_by is not null) as workers
       where pg_try_advisory_lock($1, hashtext(locked_by)) having count(*) > 0`,
      [LIFE_LOCK],
    );
  } finally {
    // The locks that were tried end with the connection.
    client.release(true);
  }
}

function openPgPool(url: string, max: number): Pool {
  const pool = new Pool({ connectionString: url, max });
  // A connection that breaks while idle is replaced; whoever needs one hears of it there.
  const passOver = () => undefined;
  pool.on('error', passOver);
  pool.on('connect', (client) => client.on('error', passOver));
  return pool;
}

async function withPool(url: string, work: (pool: Pool) => Promise<unknown>): Promise<void> {
  const pool = openPgPool(url, 3);
  try {
    await work(pool);
  } finally {
    await pool.end();
  }
}
