import type { Clock } from '../platform/clock.ts';
import type { Pool } from '../platform/db.ts';
import type { Log } from '../platform/log.ts';
import type { Subscriber } from './subscribers.ts';
import { asWorker } from './transactions.ts';
import type { WriteCtx } from './verb.ts';

/**
 * The context of jobs, deadlines and webhooks. They open their own transactions, because calls to other programs must
 * not run inside a transaction.
 */
export interface WorkCtx<Services = unknown> {
  /** The pool of the `worker` login, for reads outside of a transaction. */
  db: Pool;
  now: Date;
  log: Log;
  services: Services;
  /** Runs work in one transaction of the `worker` login; its `now` is the time at which the transaction began. */
  transaction<Answer>(kind: 'clock' | 'gateway', work: (ctx: WriteCtx) => Promise<Answer>): Promise<Answer>;
}

/** Thrown by work that can not be done at this instant: it is tried again soon, and nobody has to look at it. */
export class NotYet extends Error {}

export interface WorkCtxSource<Services> {
  db: Pool;
  clock: Clock;
  subscribers: readonly Subscriber[];
  log: Log;
  services: Services;
}

export function createWorkCtx<Services>({
  db,
  clock,
  subscribers,
  log,
  services,
}: WorkCtxSource<Services>): WorkCtx<Services> {
  return {
    db,
    now: clock(),
    log,
    services,
    transaction: (kind, work) => asWorker(db, kind, { now: clock(), subscribers }, work),
  };
}
