import { cutPage, readCursor } from '../../kernel/cursors.ts';
import { failingJobs } from '../../kernel/failing-jobs.ts';
import { type Ctx, isRefusal, type Person } from '../../kernel/verb.ts';
import { FAILING_FROM_TRIES } from '../../rule-constants.ts';

type Given = { ctx: Ctx<Person>; input: { limit: number; cursor: string | undefined } };

/** All jobs that failed often and are not done, the oldest first: those that a person may look at. */
export async function listFailedJobs({ ctx, input: { limit, cursor } }: Given) {
  const after = readCursor(cursor);
  if (isRefusal(after)) return after;
  const { find } = failingJobs({ names: [], areOthers: true, tries: FAILING_FROM_TRIES });
  const rows = await find(ctx.db, { after, except: [], rows: limit + 1 });
  return cutPage(
    rows,
    limit,
    ({ since, ...job }) => ({ ...job, since: since.toISOString() }),
    ({ since, id }) => [since.getTime(), id],
  );
}
