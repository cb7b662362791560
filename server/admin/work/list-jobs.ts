import { countJobs } from '../../kernel/count-jobs.ts';
import type { Ctx, Person } from '../../kernel/verb.ts';

/** The work in the background that is not done, by name. */
export async function listJobs({ ctx }: { ctx: Ctx<Person> }) {
  const jobs = await countJobs(ctx.db);
  return jobs.map(({ due_at, ...job }) => ({ ...job, due_at: due_at?.toISOString() ?? null }));
}
