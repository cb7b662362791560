import { KEPT_DAYS } from '@hirfa/domain/privacy';
import type { Pool } from '../platform/db.ts';
import { deleteFailedJobs, type JobKind } from '../platform/jobs.ts';
import type { WorkCtx } from './work.ts';

export const DAY_MS = 86_400_000;

/**
 * For how long the rows of a table are kept: so many days after the instant in a column, or for ever, for a reason.
 * Each table with an instant is in a list; a test fails if one is missing.
 */
export type Retention<Services = unknown> = OldRows<Services> | OldContent<Services> | { table: string; kept: string };

/** Rows whose content is in files, or whose age is in another table: the room deletes it itself. */
export interface OldContent<Services> {
  table: string;
  /** Returns of how many rows the content was deleted. */
  deleteOld(work: { ctx: WorkCtx<Services> }): Promise<number>;
}

export interface OldRows<Services> {
  /** The name with the schema: "public.mails". */
  table: string;
  /** An indexed column; rows without an instant in it are kept. */
  column: string;
  days: number;
  /** The pool of the login that may delete them, if it is not the worker. */
  pool?(services: Services): Pool;
}

const FAILED_JOBS_DAYS = 90;

/** Jobs that failed at all attempts, so that they are not listed for ever. */
export function failedJobsRetention(kinds: readonly JobKind[]): Retention {
  return {
    table: 'graphile_worker._private_jobs',
    deleteOld: ({ ctx }) => deleteFailedJobs(ctx.db, kinds, new Date(ctx.now.getTime() - FAILED_JOBS_DAYS * DAY_MS)),
  };
}

/** The tables of the kernel and the platform. */
export const KERNEL_RETENTION: readonly Retention[] = [
  { table: 'public.idempotency_keys', column: 'created_at', days: KEPT_DAYS.answers },
  { table: 'public.audit_log', kept: 'who decided what about people and money' },
  { table: 'public.stream_events', column: 'at', days: 7 },
  { table: 'public.stream_outbox', kept: 'the relay deletes each event' },
  { table: 'public.relay_state', kept: 'one row' },
  { table: 'public.deadlines', kept: 'handling a deadline deletes or moves it' },
];
