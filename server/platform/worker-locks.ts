import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import type { WorkerEvents } from 'graphile-worker';
import type { Client, Pool } from 'pg';
import { openConnection } from './db.ts';
import { type KeptRunning, keepRunning } from './supervision/keep-running.ts';
import type { Log } from './log.ts';

/** The advisory lock of workers: an arbitrary number, the same in every process. */
const WORKER_LOCK = 4_720_103;
const CHECK_MS = 3000;
/** Longer than a process needs to take its locks again after the database was restarted. */
const DEAD_AFTER_MS = 12_000;

/**
 * Holds an advisory lock for each group of workers of this process, under the name that the job runner writes to the
 * jobs it has taken. The connection is opened again when it breaks.
 */
export async function holdWorkerLocks(url: string, log: Log): Promise<KeptRunning & { events: WorkerEvents }> {
  const events: WorkerEvents = new EventEmitter();
  const names = new Set<string>();
  let holder: Client | null = null;
  const change = (call: string, name: string) =>
    holder?.query(`select ${call}($1, hashtext($2))`, [WORKER_LOCK, name]).catch((error: unknown) => {
      // With the connection, all locks are taken again.
      log.warn({ error }, 'a lock of a worker could not be changed');
      void holder?.end().catch(() => undefined);
    });
  events.on('pool:create', ({ workerPool: { id } }) => {
    names.add(id);
    void change('pg_advisory_lock', id);
  });
  events.on('pool:release', ({ workerPool: { id } }) => {
    names.delete(id);
    void change('pg_advisory_unlock', id);
  });
  const start = async () => {
    const { client, ended } = await openConnection(url);
    holder = client;
    await Promise.all([...names].map((name) => change('pg_advisory_lock', name)));
    return { ended, stop: () => client.end() };
  };
  return { events, ...(await keepRunning('the locks of the workers', start, log)) };
}

/**
 * Releases the jobs of dead workers, which the job runner itself would do only after four hours. A worker is dead if
 * its lock is free at every check for some seconds.
 */
export function releaseAbandonedJobs(pool: Pool, schema: string, log: Log): { stop(): Promise<void> } {
  const stopping = new AbortController();
  async function check() {
    let freeSince = new Map<string, number>();
    while (!stopping.signal.aborted) {
      try {
        freeSince = await releaseDead(pool, schema, freeSince);
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
    [WORKER_LOCK],
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
