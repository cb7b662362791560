import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../platform/db.ts';
import { type AdminCtx, type Ctx, type Person, refuse } from './verb.ts';
import { countUpTo, type WaitingPage } from './waiting-work.ts';

/** Which failing jobs: those of some names or all others, from a number of tries on or once they are given up. */
export interface FailingJobs {
  names: readonly string[];
  areOthers?: boolean;
  tries?: number;
}

const Job = z.object({
  id: z.string(),
  name: z.string(),
  entity: z.string().nullable(),
  tries: z.int(),
  error: z.string().nullable(),
  since: z.coerce.date(),
});
export type FailingJob = z.infer<typeof Job>;

type Page = WaitingPage & { one?: string };

function jobsOn({ names, areOthers = false, tries }: FailingJobs, { one, after, except, rows }: Page): SQL {
  const at = after && new Date(after[0]).toISOString();
  return sql`failing_jobs(${tries ?? null}::int, ${sql.param([...names])}::text[], ${areOthers}, ${one ?? null}::uuid,
    ${at}::timestamptz, ${after?.[1] ?? null}::uuid, ${sql.param([...except])}::uuid[], ${rows}::int)`;
}

async function read(db: Database, wanted: FailingJobs, page: Page): Promise<FailingJob[]> {
  return z.array(Job).parse([...(await db.execute(sql`select * from ${jobsOn(wanted, page)}`))]);
}

/** Failing jobs for admins, the oldest first. */
export const failingJobs = (wanted: FailingJobs) => ({
  find: (db: Database, page: WaitingPage) => read(db, wanted, page),
  count: (except: readonly string[], most: number) =>
    countUpTo(most, jobsOn(wanted, { after: null, except, rows: most })),
});

/** A job that was tried so often that admins may run it again or give it up. */
export async function findFailingJob(db: Database, id: string): Promise<FailingJob | undefined> {
  const [job] = await read(db, { names: [], areOthers: true, tries: 1 }, { one: id, after: null, except: [], rows: 1 });
  return job;
}

const Done = z.tuple([z.object({ done: z.boolean() })]);

/** False where the job runs, is done or was run again meanwhile. */
export async function runFailingJob(db: Database, id: string): Promise<boolean> {
  return Done.parse([...(await db.execute(sql`select run_job_again(${id}::uuid) as done`))])[0].done;
}

/** Deletes a failing job; false as above. */
export async function giveUpJob(db: Database, id: string): Promise<boolean> {
  return Done.parse([...(await db.execute(sql`select give_up_job(${id}::uuid) as done`))])[0].done;
}

/** Why nobody can decide about a failing job; null if they can. */
export async function refusalOfJob({ db }: Ctx<Person>, id: string) {
  return (await findFailingJob(db, id)) === undefined ? refuse('state_changed') : null;
}

/** Gives failing work up: the audit log keeps what it was, and why. */
export async function putJobAside(ctx: AdminCtx, { id, reason }: { id: string; reason: string }) {
  const job = await findFailingJob(ctx.db, id);
  if (job === undefined || !(await giveUpJob(ctx.db, id))) return refuse('state_changed');
  const { name, entity, tries, error } = job;
  const entry = { action: 'job.put_aside' as const, entity_type: 'job', entity_id: id };
  await ctx.audit({ ...entry, before: { what: name, entity, tries, error }, after: { reason } });
  return { put_aside: true as const };
}
