import { countJobs } from '../../kernel/count-jobs.ts';
import { type Ctx, type Person, refuse } from '../../kernel/verb.ts';

/** The work in the background that is not done, by name. */
export async function listJobs({ ctx }: { ctx: Ctx<Person> }) {
  if (!ctx.actor.roles.includes('admin')) return refuse('admin_required');
  const jobs = await countJobs(ctx.db);
  return jobs.map(({ due_at, ...job }) => ({ ...job, due_at: due_at?.toISOString() ?? null }));
}
