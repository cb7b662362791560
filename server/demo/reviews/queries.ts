import { sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../../platform/db.ts';
import { reviewPhotos } from '../../reviews/index.ts';

const Pictured = z.object({
  booking_id: z.uuid(),
  user_id: z.uuid(),
  category: z.string(),
  created_at: z.coerce.date(),
});
export type Pictured = z.infer<typeof Pictured>;

/** Of so many providers in these categories the newest review with five stars and words. */
export async function findPictured(db: Database, categories: readonly string[], most: number): Promise<Pictured[]> {
  const rows = await db.execute(sql`select booking_id, user_id, category, created_at from (
      select distinct on (reviews.provider_id) booking_id, booker_id as user_id, category_slug as category,
        reviews.created_at
      from reviews join bookings on bookings.id = booking_id
      where subject = 'provider' and stars = 5 and text <> ''
        and category_slug in (${sql.join(
          categories.map((category) => sql`${category}`),
          sql`, `,
        )})
      order by reviews.provider_id, published_at desc
    ) as newest order by created_at desc, booking_id limit ${most}`);
  return z.array(Pictured).parse([...rows]);
}

/** Adds photos to published reviews: people have added theirs before. */
export async function insertPhotos(db: Database, rows: (typeof reviewPhotos.$inferInsert)[]): Promise<void> {
  await db.execute(sql`alter table review_photos disable trigger review_photo_added`);
  await db.insert(reviewPhotos).values(rows);
  await db.execute(sql`alter table review_photos enable trigger review_photo_added`);
}
