import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Pool } from '../platform/db.ts';
import { DAY_MS, type OldRows } from './retention.ts';
import type { Assembly } from './room.ts';
import type { WorkCtx } from './work.ts';

/** Each statement is short, so that nobody waits for its locks. */
const BATCH = 1000;

/**
 * Deletes the rows of all rooms that are too old. A table that fails does not stop the others.
 * @throws at the end if a table failed.
 */
export async function runHousekeeping<Services>({
  ctx,
  rooms,
}: {
  ctx: WorkCtx<Services>;
  rooms: Assembly<Services>;
}): Promise<void> {
  const failed: string[] = [];
  for (const retention of rooms.retention) {
    if ('kept' in retention) continue;
    const { table } = retention;
    try {
      const deleted =
        'deleteOld' in retention
          ? await retention.deleteOld({ ctx })
          : await deleteOldRows(retention.pool?.(ctx.services) ?? ctx.db, retention, ctx.now);
      if (deleted > 0) ctx.log.info({ table, deleted }, 'old rows were deleted');
    } catch (error) {
      ctx.log.error({ error, table }, 'old rows could not be deleted');
      failed.push(table);
    }
  }
  if (failed.length > 0) throw new Error(`old rows could not be deleted in ${failed.join(', ')}`);
}

const Deleted = z.tuple([z.object({ rows: z.number() })]);

async function deleteOldRows<Services>(
  db: Pool,
  { table, column, days }: OldRows<Services>,
  now: Date,
): Promise<number> {
  const name = sql.raw(table);
  const until = new Date(now.getTime() - days * DAY_MS).toISOString();
  const isOld = sql`${sql.raw(column)} <= ${until}::timestamptz`;
  for (let deleted = 0; ;) {
    const [{ rows }] = Deleted.parse(
      await db.execute(sql`
        with gone as (
          delete from ${name} where ctid = any(array(select ctid from ${name} where ${isOld} limit ${BATCH})) returning 1
        ) select count(*)::int as rows from gone`),
    );
    deleted += rows;
    if (rows < BATCH) return deleted;
  }
}
