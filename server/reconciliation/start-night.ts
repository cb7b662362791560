import { daysToReconcile } from '@hirfa/domain/payments';
import type { WorkCtx } from '../kernel/work.ts';
import { enqueueJobs } from '../platform/jobs.ts';
import { reconcileDayJob } from './jobs.ts';
import { findLastDay, findUndone, insertDays } from './queries.ts';

/** Each night: the days that have ended are to be compared, and those that failed before. */
export async function startNight({ ctx }: { ctx: WorkCtx }): Promise<void> {
  await ctx.transaction('clock', async ({ db, now }) => {
    const last = await findLastDay(db);
    // What was before the first night is not known of all gateways: the comparison begins with its day.
    await insertDays(db, daysToReconcile(now, last), last === null ? 'first' : 'waiting', now);
    await enqueueJobs(db, reconcileDayJob, await findUndone(db));
  });
}
