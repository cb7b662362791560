import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../platform/db.ts';

/** Counting more of them would take long just when much is waiting. */
const MOST = 10_000;

const Count = z.coerce.number().int();
const Jobs = z.array(
  z.object({
    name: z.string(),
    waiting: Count,
    running: Count,
    failing: Count,
    due_at: z.coerce.date().nullable(),
  }),
);

/** The jobs that are not done, by name; nothing for who is no admin. */
export async function countJobs(db: Database): Promise<z.infer<typeof Jobs>> {
  return Jobs.parse([...(await db.execute(sql`select * from count_jobs(${MOST}::int)`))]);
}
