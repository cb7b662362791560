import { failedJobs } from '../platform/jobs.ts';
import { jobFailed } from './events.ts';
import { runHousekeeping } from './housekeeping.ts';
import type { Assembly } from './room.ts';
import type { WorkCtx } from './work.ts';

/** Work of the kernel that is repeated. It is claimed like a deadline, so that the processes share it. */
interface RepeatedWork {
  everyMs: number;
  run<Services>(work: { ctx: WorkCtx<Services>; rooms: Assembly<Services> }): Promise<void>;
}

/** The id of the deadlines of repeated work, which concern no entity. */
export const NOBODY = '00000000-0000-0000-0000-000000000000';
const MAX_FAILED_JOBS = 100;

export const REPEATED: ReadonlyMap<string, RepeatedWork> = new Map([
  ['kernel.housekeeping', { everyMs: 60 * 60_000, run: runHousekeeping }],
  ['kernel.failed_jobs', { everyMs: 60_000, run: publishFailedJobs }],
]);

/** Publishes the jobs that are not retried any more. A job is published again and again; subscribers act once. */
async function publishFailedJobs<Services>({ ctx }: { ctx: WorkCtx<Services> }): Promise<void> {
  const jobs = await failedJobs(ctx.db, MAX_FAILED_JOBS);
  if (jobs.length === 0) return;
  await ctx.transaction('clock', async (tx) => {
    for (const { id, name } of jobs) await tx.publish(jobFailed, { job_id: id, name });
  });
}
