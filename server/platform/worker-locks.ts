import { setTimeout } from 'node:timers/promises';
import type { WorkerEvents } from 'graphile-worker';
import type { Client, Pool } from 'pg';
import { LOCKS } from '../locks.ts';
import { openConnection } from './db.ts';
import { type KeptRunning, keepRunning } from './supervision/keep-running.ts';
import type { Log } from './log.ts';

const LOCK = `select pg_advisory_lock(${LOCKS['workers of jobs']}, hashtext($1))`;
const UNLOCK = `select pg_advisory_unlock(${LOCKS['workers of jobs']}, hashtext($1))`;
const CHECK_MS = 3000;
/** Longer than a process needs to take its locks again after a restart of the database, or to hear of a job it took. */
const DEAD_AFTER_MS = 12_000;
/** How long workers that end may take to store which jobs are done. */
const STORE_MS = 5000;

/** The workers of this process, as the database names them, and the jobs that they have started. */
export interface OwnWorkers {
  names: ReadonlySet<string>;
  started: StartedJobs;
}

/** Afterwards a group of workers has no jobs any more, and only stores which of them are done. */
const JOBS_ENDED = [
  'pool:gracefulShutdown:complete',
  'pool:forcefulShutdown:complete',
  'pool:forcefulShutdown:error',
] as const;

/**
 * Holds an advisory lock for each group of workers of this process, under the name that the job runner writes to the
 * jobs it has taken. The connection is opened again when it breaks. `follow` is called with the events of a group
 * before it starts, and rejects if the group never ends by itself: the job runner may wait forever after two statements
 * that failed at the same time. Then its jobs are released like those of a dead worker.
 */
export async function holdWorkerLocks(
  url: string,
  log: Log,
): Promise<KeptRunning & OwnWorkers & { follow(events: WorkerEvents): Promise<never> }> {
  const names = new Set<string>();
  const started: StartedJobs = new Map();
  let holder: Client | null = null;
  const change = (statement: string, name: string) =>
    holder?.query(statement, [name]).catch((error: unknown) => {
      // With the connection, all locks are taken again.
      log.warn({ error }, 'a lock of a worker could not be changed');
      void holder?.end().catch(() => undefined);
    });
  const release = (name: string) => {
    names.delete(name);
    void change(UNLOCK, name);
  };
  const follow = (events: WorkerEvents) => {
    listenForStarts(events, started);
    events.on('pool:create', ({ workerPool: { id } }) => {
      names.add(id);
      void change(LOCK, id);
    });
    return new Promise<never>((_, reject) => {
      let waiting: NodeJS.Timeout | undefined;
      const giveUp = (name: string) => {
        release(name);
        reject(new Error('workers did not store in time which jobs are done'));
      };
      for (const event of JOBS_ENDED)
        events.on(event, ({ workerPool: { id } }) => (waiting ??= globalThis.setTimeout(giveUp, STORE_MS, id)));
      events.on('pool:release', ({ workerPool: { id } }) => {
        clearTimeout(waiting);
        if (names.has(id)) release(id);
      });
    });
  };
  const start = async () => {
    const { client, ended } = await openConnection(url);
    holder = client;
    await Promise.all([...names].map((name) => change(LOCK, name)));
    return { ended, stop: () => client.end() };
  };
  return { names, started, follow, ...(await keepRunning('the locks of the workers', start, log)) };
}

/** One run of a job. */
interface JobRun {
  id: string;
  attempts: number;
}

const runOf = ({ id, attempts }: JobRun) => `${id} ${String(attempts)}`;

/** The runs of jobs that workers of this process have started, until the database has no trace of them. */
type StartedJobs = Map<string, 'runs' | 'ended'>;

function listenForStarts(events: WorkerEvents, started: StartedJobs): void {
  events.on('job:start', ({ job }) => void started.set(runOf(job), 'runs'));
  events.on('job:complete', ({ job }) => void started.set(runOf(job), 'ended'));
}

/**
 * Releases jobs that nobody works at, which the job runner itself would do only after four hours: those of dead
 * workers, and those that a worker of this process has taken without hearing of it. A worker is dead if its lock is
 * free at every check for some seconds.
 */
export function releaseAbandonedJobs(pool: Pool, schema: string, own: OwnWorkers, log: Log): { stop(): Promise<void> } {
  const stopping = new AbortController();
  async function check() {
    let freeSince = new Map<string, number>();
    while (!stopping.signal.aborted) {
      try {
        freeSince = await releaseDead(pool, schema, freeSince);
        await releaseUnheard(pool, schema, own);
      } catch (error) {
        freeSince = new Map();
        log.warn({ error }, 'abandoned jobs could not be released');
      }
      await setTimeout(CHECK_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }
  const checked = check();
  return {
    async stop() {
      stopping.abort();
      await checked;
    },
  };
}

/** The workers that have taken jobs, and whose lock nobody holds. */
export async function freeWorkers(pool: Pool, schema: string): Promise<string[]> {
  // PostgreSQL shows the second key of an advisory lock as an unsigned number.
  const { rows } = await pool.query<{ name: string }>(
    `select distinct locked_by as name from ${schema}._private_jobs where locked_by is not null and not exists (
       select from pg_locks join pg_database on pg_database.oid = database and datname = current_database()
       where locktype = 'advisory' and classid = $1 and objid::bigint = hashtext(locked_by)::bigint & 4294967295 and granted)`,
    [LOCKS['workers of jobs']],
  );
  return rows.map(({ name }) => name);
}

/** Releases the jobs of workers that are dead by now. Returns since when the lock of each other worker is free. */
async function releaseDead(
  pool: Pool,
  schema: string,
  before: ReadonlyMap<string, number>,
): Promise<Map<string, number>> {
  const now = performance.now();
  const free = new Map((await freeWorkers(pool, schema)).map((name) => [name, before.get(name) ?? now]));
  const dead = [...free].filter(([, since]) => now - since >= DEAD_AFTER_MS).map(([name]) => name);
  if (dead.length > 0) await releaseJobsOf(pool, schema, dead);
  return free;
}

/** Releases all jobs of these workers, which have ended. */
export async function releaseJobsOf(pool: Pool, schema: string, workers: readonly string[]): Promise<void> {
  // A job that was enqueued again while it ran has lost its key, and is not retried: the new one does its work.
  await pool.query(`delete from ${schema}._private_jobs where locked_by = any($1) and key is null`, [workers]);
  await pool.query(`select ${schema}.force_unlock_workers($1)`, [workers]);
}

/**
 * Releases the jobs that workers of this process took some seconds ago, but never started: the connection broke after
 * the database had given them away, so that the answer was lost.
 */
async function releaseUnheard(pool: Pool, schema: string, { names, started }: OwnWorkers): Promise<void> {
  const own = [...names];
  const ended = [...started].flatMap(([run, state]) => (state === 'ended' ? [run] : []));
  const { rows } = await pool.query<JobRun & { is_old: boolean }>(
    `select id::text, attempts, locked_at <= now() - $2 * interval '1 millisecond' as is_old
     from ${schema}._private_jobs where locked_by = any($1)`,
    [own, DEAD_AFTER_MS],
  );
  const taken = new Set(rows.map(runOf));
  for (const run of ended) if (!taken.has(run)) started.delete(run);
  const unheard = rows.filter((job) => job.is_old && !started.has(runOf(job))).map(({ id }) => id);
  if (unheard.length === 0) return;
  // As above: a job without its key was enqueued again, and is not retried.
  const theirs = 'id = any($1::bigint[]) and locked_by = any($2)';
  await pool.query(`delete from ${schema}._private_jobs where ${theirs} and key is null`, [unheard, own]);
  await pool.query(`update ${schema}._private_jobs set locked_at = null, locked_by = null where ${theirs}`, [
    unheard,
    own,
  ]);
}
