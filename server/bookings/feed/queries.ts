import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';

const FeedBooking = z.object({
  id: z.string(),
  version: z.int(),
  starts_at: z.coerce.date(),
  ends_at: z.coerce.date(),
  changed_at: z.coerce.date(),
  title_en: z.string(),
  title_ar: z.string(),
  /** Null for work online. */
  area_en: z.string().nullable(),
  area_ar: z.string().nullable(),
  first_name: z.string(),
  is_second_visit: z.boolean(),
});
export type FeedBooking = z.infer<typeof FeedBooking>;

const Row = z.object({ feed: z.array(FeedBooking).nullable() });

/** The accepted bookings that the feed with this secret shows; null if there is no such feed. */
export async function findFeed(db: Database, token: string, from: Date): Promise<FeedBooking[] | null> {
  const [row] = await db.execute(sql`select calendar_feed(${token}, ${from.toISOString()}::timestamptz) as feed`);
  return Row.parse(row).feed;
}
