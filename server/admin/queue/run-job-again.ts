import { findFailingJob, runFailingJob } from '../../kernel/failing-jobs.ts';
import { type AdminCtx, refuse } from '../../kernel/verb.ts';
import { notifyQueue } from './show-work.ts';

/** Runs failing work again at once, in place of the next try. */
export async function runJobAgain({ ctx, input: { id } }: { ctx: AdminCtx; input: { id: string } }) {
  const job = await findFailingJob(ctx.db, id);
  if (job === undefined || !(await runFailingJob(ctx.db, id))) return refuse('state_changed');
  const entry = { action: 'job.run_again' as const, entity_type: 'job', entity_id: id };
  await ctx.audit({ ...entry, before: { tries: job.tries }, after: { tries: 0, what: job.name, entity: job.entity } });
  await notifyQueue(ctx, id);
  return { enqueued: true as const };
}
