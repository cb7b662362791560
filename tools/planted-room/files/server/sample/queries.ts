import { desc, eq, sql } from 'drizzle-orm';
import type { Cursor } from '../kernel/cursors.ts';
import type { Database } from '../platform/db.ts';
import { samples } from './tables.ts';

export type SampleRow = typeof samples.$inferSelect;

export async function insertSample(db: Database, row: SampleRow): Promise<void> {
  await db.insert(samples).values(row);
}

export async function findSample(db: Database, id: string): Promise<SampleRow | undefined> {
  const [row] = await db.select().from(samples).where(eq(samples.id, id));
  return row;
}

export function findSamples(db: Database, cursor: Cursor | null, rows: number): Promise<SampleRow[]> {
  const { created_at, id } = samples;
  const at = cursor && new Date(cursor[0]).toISOString();
  return db
    .select()
    .from(samples)
    .where(cursor === null ? undefined : sql`(${created_at}, ${id}) < (${at}::timestamptz, ${cursor[1]}::uuid)`)
    .orderBy(desc(created_at), desc(id))
    .limit(rows)
    .execute();
}
