import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { TaskList, WorkerEvents } from 'graphile-worker';
import type { Client, Pool } from 'pg';
import * as z from 'zod';
import server from '../package.json' with { type: 'json' };
import { FAILING_FROM_TRIES } from '../rule-constants.ts';
import { isDatabaseUnavailable } from './errors/database-errors.ts';
import { type Database, openPgPool, type Transaction } from './db.ts';
import { errorLine } from './errors/describe-error.ts';
import { type KeptRunning, keepRunning } from './supervision/keep-running.ts';
import type { Log } from './log.ts';
import { holdWorkerLocks, releaseAbandonedJobs } from './worker-locks.ts';

/**
 * The queues, with the number of jobs that a process runs at the same time in each. A slow server of one queue (mail)
 * does not delay the jobs of another (money). `foreign` is for servers that strangers name, `slow` for those of them
 * that were slow before, `pushes` for those of browsers' vendors.
 */
const QUEUES = { money: 8, messages: 8, pushes: 8, rest: 4, foreign: 16, slow: 2 } as const;
export type Queue = keyof typeof QUEUES;

/** One kind of job: work that runs after the commit and is retried after errors. */
export interface JobKind {
  readonly name: string;
  readonly queue: Queue;
}

export function defineJob(name: string, queue: Queue): JobKind {
  return { name, queue };
}

export interface JobHandler {
  kind: JobKind;
  /** After an error the job is retried later. */
  run(entityId: string): Promise<void>;
}

const RUNNER_VERSION = server.dependencies['graphile-worker'];
const OUTAGE_PAUSES_MS = [500, 1000, 2000, 4000, 8000, 16_000];
const SCHEMA = 'graphile_worker';
const SETTINGS = { schema: SCHEMA, noHandleSignals: true, pollInterval: 1000 };
/** Batches, because the job runner handles their errors; one of a job that is completed alone would end the process. */
const PRESET = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };

/** Enqueues a job, which starts after the commit of this transaction. A job that is enqueued again before runs once. */
export async function enqueueJob(db: Database, kind: JobKind, entityId: string): Promise<void> {
  await enqueueJobs(db, kind, [entityId]);
}

/** The same, sent with the commit of the transaction. */
export function enqueueWithCommit(db: Transaction, { name }: JobKind, entityId: string): void {
  db.withCommit(
    sql`select enqueue_job(${name}, json_build_object('entity_id', ${entityId}::text), ${`${name}:${entityId}`})`,
  );
}

/** The same for several entities. */
export async function enqueueJobs(db: Database, { name }: JobKind, entityIds: readonly string[]): Promise<void> {
  await db.execute(sql`select enqueue_job(${name}, json_build_object('entity_id', entity_id), ${`${name}:`} || entity_id)
    from unnest(${sql.param([...entityIds])}::text[]) as entity_id`);
}

const Names = z.array(z.object({ name: z.string() }));

/** The names of the jobs that are waiting or running. */
export async function waitingJobs(db: Database): Promise<string[]> {
  const rows = await db.execute(sql`select distinct task_identifier as name from ${sql.raw(SCHEMA)}.jobs order by 1`);
  return Names.parse(rows).map(({ name }) => name);
}

const Failed = z.array(z.object({ id: z.string(), name: z.string(), error: z.string().nullable() }));

/**
 * Jobs that failed for the last time: they are not retried. The newest first. A running job that was enqueued again
 * has no key any more: it is not retried either, because the other one replaces it.
 */
export async function failedJobs(db: Database, limit: number): Promise<z.infer<typeof Failed>> {
  const rows = await db.execute(sql`select id::text, task_identifier as name, last_error as error
    from ${sql.raw(SCHEMA)}.jobs where attempts >= max_attempts and locked_at is null and key is not null
    order by jobs.id desc limit ${limit}`);
  return Failed.parse(rows);
}

/**
 * Deletes jobs that failed for the last time before an instant. Those that move money stay until somebody lets them run
 * again. Returns how many it were.
 */
export async function deleteFailedJobs(db: Database, kinds: readonly JobKind[], before: Date): Promise<number> {
  const kept = kinds.flatMap(({ name, queue }) => (queue === 'money' ? [name] : []));
  const rows = await db.execute(sql`delete from ${sql.raw(SCHEMA)}._private_jobs as jobs
    using ${sql.raw(SCHEMA)}._private_tasks as tasks
    where tasks.id = jobs.task_id and tasks.identifier <> all (${sql.param(kept)}::text[]) and jobs.locked_at is null
      and jobs.attempts >= jobs.max_attempts and jobs.updated_at <= ${before.toISOString()}::timestamptz returning jobs.id`);
  return rows.length;
}

/** Deletes all jobs of these kinds, also taken ones, while no worker runs. Returns how many it were. */
export async function deleteJobs(owner: Database, kinds: readonly JobKind[]): Promise<number> {
  const names = kinds.map(({ name }) => name);
  const rows = await owner.execute(sql`delete from ${sql.raw(SCHEMA)}._private_jobs as jobs
    using ${sql.raw(SCHEMA)}._private_tasks as tasks
    where tasks.id = jobs.task_id and tasks.identifier = any (${sql.param(names)}::text[]) returning jobs.id`);
  return rows.length;
}

/** The job runner, loaded when the first pages are answered already. */
async function loadRunner() {
  const library = await import('graphile-worker');
  return { ...library, logger: new library.Logger(() => () => undefined) };
}

/** Which version of the job runner has made its tables is noted beside them, and that no error in them has values. */
const NOTE = `made by graphile-worker ${RUNNER_VERSION}, errors without values`;
/** Older releases stored messages as they were. */
const ERASE_VALUES = String.raw`update ${SCHEMA}._private_jobs
  set last_error = regexp_replace(split_part(last_error, E'\nparams:', 1), '\S+@\S+|\+?\d[\d ().-]{6,}\d', '…', 'g')
  where last_error is not null`;

/** Whether the job runner's own tables are of this version. */
export async function hasJobs(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ note: string | null }>(
    `select obj_description(to_regnamespace('${SCHEMA}'), 'pg_namespace') as note`,
  );
  return rows[0]?.note === NOTE;
}

/** Migrates the job runner's own tables; `workerUrl` is the login that owns them. */
export async function migrateJobs(workerUrl: string): Promise<void> {
  const { runMigrations, logger } = await loadRunner();
  await withPool(workerUrl, async (pgPool) => {
    await runMigrations({ pgPool, schema: SCHEMA, logger });
    await pgPool.query(
      `create index if not exists jobs_failing on ${SCHEMA}._private_jobs (created_at, id) where attempts >= ${FAILING_FROM_TRIES}`,
    );
    await pgPool.query(ERASE_VALUES);
    await pgPool.query(`comment on schema ${SCHEMA} is '${NOTE}'`);
  });
}

/** Runs jobs until it is stopped; each queue is started again when it ends, for example without the database. */
export async function startWorker(workerUrl: string, handlers: readonly JobHandler[], log: Log): Promise<KeptRunning> {
  const queues = Object.entries(QUEUES).map(([queue, concurrency]) => ({
    queue,
    concurrency,
    handlers: handlers.filter(({ kind }) => kind.queue === queue),
  }));
  const used = queues.filter((each) => each.handlers.length > 0);
  // Each queue has a connection that listens, and shares the others: a job needs one only to begin and to end.
  const pgPool = openPgPool(workerUrl, used.length + 8);
  const stopping = new AbortController();
  const locks = await holdWorkerLocks(workerUrl, log);
  const releasing = releaseAbandonedJobs(pgPool, SCHEMA, locks, log);
  const runners = await Promise.all(
    used.map(({ queue, concurrency, handlers: own }) => {
      const taskList = tasks(own, log, stopping.signal);
      const start = () => startRunner(pgPool, { concurrency, taskList }, locks);
      return keepRunning(`the queue ${queue}`, start, log);
    }),
  );
  return {
    isRunning: () => [locks, ...runners].every((each) => each.isRunning()),
    async stop() {
      stopping.abort();
      await Promise.all(runners.map((runner) => runner.stop()));
      await releasing.stop();
      await locks.stop();
      await pgPool.end();
    },
  };
}

async function startRunner(
  pgPool: Pool,
  options: { concurrency: number; taskList: TaskList },
  { follow }: Awaited<ReturnType<typeof holdWorkerLocks>>,
) {
  const { run, logger } = await loadRunner();
  const events: WorkerEvents = new EventEmitter();
  const stuck = follow(events);
  const runner = await run({ ...SETTINGS, logger, pgPool, preset: PRESET, events, ...options });
  return {
    ended: Promise.race([runner.promise, stuck]),
    stop: () => Promise.race([runner.stop(), stuck.catch(() => undefined)]),
  };
}

/** Runs all jobs that are due, once; for tests. */
export async function runDueJobs(pgPool: Pool, handlers: readonly JobHandler[], log: Log): Promise<void> {
  const { runOnce, logger } = await loadRunner();
  await runOnce({ ...SETTINGS, logger, pgPool, taskList: tasks(handlers, log), concurrency: 1 });
}

function tasks(handlers: readonly JobHandler[], log: Log, stopping?: AbortSignal): TaskList {
  const task = (name: string, work: JobHandler['run']) => async (payload: unknown) => {
    const entityId =
      typeof payload === 'object' && payload !== null && 'entity_id' in payload ? String(payload.entity_id) : '';
    try {
      await outlastingOutages(() => work(entityId), stopping);
    } catch (error) {
      log.error({ error, job: name, entity_id: entityId }, 'a job failed and will be retried');
      // The runner stores the message, and its logger may print a cause.
      // oxlint-disable-next-line preserve-caught-error -- the cause has the values of the query
      throw new Error(errorLine(error));
    }
  };
  return Object.fromEntries(handlers.map(({ kind, run: work }) => [kind.name, task(kind.name, work)]));
}

/**
 * Repeats work for about half a minute while the database does not answer: the pauses of the job runner get long. A
 * process that stops does not wait for that: the job fails, and another process retries it.
 */
async function outlastingOutages(
  work: () => Promise<void>,
  stopping?: AbortSignal,
  pauses = OUTAGE_PAUSES_MS,
): Promise<void> {
  const [pause, ...others] = pauses;
  try {
    await work();
  } catch (error) {
    if (pause === undefined || !isDatabaseUnavailable(error)) throw error;
    await setTimeout(pause, undefined, { signal: stopping }).catch(() => undefined);
    if (stopping?.aborted === true) throw error;
    await outlastingOutages(work, stopping, others);
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
