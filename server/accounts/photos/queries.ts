import { asc, eq, lte, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';
import { unusedPhotos } from './tables.ts';

const Named = z.tuple([z.object({ id: z.uuid() })]);

/** A name for a file, which is deleted at an instant unless a row shows it by then. */
export async function namePhoto(db: Database, removeAt: Date): Promise<string> {
  const [{ id }] = Named.parse([
    ...(await db.execute(sql`select name_photo(${removeAt.toISOString()}::timestamptz) as id`)),
  ]);
  return id;
}

/** Files that nothing shows, and that are due. */
export async function findUnused(db: Database, now: Date, limit: number): Promise<string[]> {
  const { id, remove_at } = unusedPhotos;
  const rows = await db
    .select({ id })
    .from(unusedPhotos)
    .where(lte(remove_at, now))
    .orderBy(asc(remove_at))
    .limit(limit);
  return rows.map((row) => row.id);
}

export async function deleteUnused(db: Database, id: string): Promise<void> {
  await db.delete(unusedPhotos).where(eq(unusedPhotos.id, id));
}
