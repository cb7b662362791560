import { eq, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';
import { publicProviders } from '../tables.ts';

/** Of these providers those whom people have saved, and of whom something has changed for them. */
export async function findToLookAt(db: Database, providerIds: readonly string[], now: Date): Promise<string[]> {
  const rows = await db.execute(
    sql`select id from favourites_to_look_at(${sql.param(providerIds)}::uuid[], ${now.toISOString()}::timestamptz) as id`,
  );
  return z
    .array(z.object({ id: z.string() }))
    .parse([...rows])
    .map(({ id }) => id);
}

const Looked = z.array(z.object({ user_id: z.string(), is_told: z.boolean() }));

/** Looks at the people who have saved a provider; returns them, and who is to be told of a free time. */
export async function lookAtFavourites(
  db: Database,
  { providerId, most, now }: { providerId: string; most: number; now: Date },
) {
  const rows = await db.execute(
    sql`select * from look_at_favourites(${providerId}::uuid, ${now.toISOString()}::timestamptz, ${most})`,
  );
  return Looked.parse([...rows]);
}

/** What the notice says of a provider; undefined where nothing is free any more. */
export async function findFreeProvider(db: Database, id: string) {
  const [row] = await db
    .select({
      name: { en: publicProviders.display_name_en, ar: publicProviders.display_name_ar },
      next_free_at: publicProviders.next_free_at,
    })
    .from(publicProviders)
    .where(eq(publicProviders.id, id));
  return row?.next_free_at == null ? undefined : { ...row, next_free_at: row.next_free_at };
}
