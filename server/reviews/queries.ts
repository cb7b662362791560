import { FIRST_STATE } from '@hirfa/domain/bookings';
import type { CategoryTab } from '@hirfa/domain/catalogue';
import type { Subject } from '@hirfa/domain/reviews';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import * as z from 'zod';
import { bookingPeople, bookings } from '../bookings/index.ts';
import { categories } from '../catalogue/index.ts';
import type { Cursor } from '../kernel/cursors.ts';
import type { Database } from '../platform/db.ts';
import { statement } from '../platform/statements.ts';
import { publicRatings, publicReviews, reviews } from './tables.ts';

export type ReviewRow = typeof reviews.$inferSelect;

/** What a review of a booking needs to know of it, for its two people and admins. */
export async function findReviewedBooking(db: Database, id: string) {
  const [row] = await db
    .select({
      id: bookings.id,
      provider_id: bookings.provider_id,
      customer_id: bookings.booker_id,
      completed_at: bookings.completed_at,
      /** Whether all money goes back, also while the gateway has not done it yet. */
      is_refunded: sql<boolean>`${bookings.payment_status} = 'refunded' or is_all_given_back(${bookings.id})`,
      is_second_visit: sql<boolean>`${bookings.second_visit_of} is not null`,
      tab: sql<CategoryTab>`${categories.tab}`,
      provider_user_id: bookingPeople.provider_user_id,
      provider_name: bookingPeople.display_name_en,
      customer_name: bookingPeople.customer_full_name,
      /** Whether the actor is not a provider who is suspended. */
      is_actor_open: sql<boolean>`${bookings.booker_id} = actor_id() or actor_is_provider()`,
    })
    .from(bookings)
    .innerJoin(bookingPeople, eq(bookingPeople.booking_id, bookings.id))
    .innerJoin(categories, eq(categories.slug, bookings.category_slug))
    .where(and(eq(bookings.id, id), isNotNull(bookings.authorized_at)));
  return row;
}
export type ReviewedBooking = NonNullable<Awaited<ReturnType<typeof findReviewedBooking>>>;

/** Locks a booking, so that of two reviews that are written at once the second one sees the first. */
export async function lockReviewedBooking(db: Database, id: string): Promise<void> {
  await db.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, id)).for('no key update');
}

/** The reviews of a booking that the actor reads. */
export function findReviewsOf(db: Database, bookingId: string): Promise<ReviewRow[]> {
  return db.select().from(reviews).where(eq(reviews.booking_id, bookingId)).execute();
}

export async function findReview(db: Database, id: string): Promise<ReviewRow | undefined> {
  const [row] = await db.select().from(reviews).where(eq(reviews.id, id));
  return row;
}

/** Whether everybody reads this review. */
export async function isPublicReview(db: Database, id: string): Promise<boolean> {
  const rows = await db.select({ id: publicReviews.id }).from(publicReviews).where(eq(publicReviews.id, id));
  return rows.length > 0;
}

export async function insertReview(db: Database, row: typeof reviews.$inferInsert): Promise<void> {
  await db.insert(reviews).values(row);
}

/** Changes a review that is not published; false where it meanwhile is. */
export async function updateReview(
  db: Database,
  id: string,
  change: Pick<typeof reviews.$inferInsert, 'stars' | 'chips' | 'text' | 'author_name' | 'edited_at'>,
): Promise<boolean> {
  const isOpen = and(eq(reviews.id, id), isNull(reviews.published_at), isNull(reviews.hidden_at));
  const rows = await db.update(reviews).set(change).where(isOpen).returning({ id: reviews.id });
  return rows.length > 0;
}

const Published = z.array(z.object({ id: z.uuid() }));

/** Publishes what is due of the reviews of a booking; their ids. */
export async function publishDue(db: Database, bookingId: string, now: Date): Promise<string[]> {
  const at = now.toISOString();
  const rows = await db.execute(sql`select publish_reviews(${bookingId}::uuid, ${at}::timestamptz) as id`);
  return Published.parse(rows).map(({ id }) => id);
}

const Suspicion = z.object({ reason: z.enum(['same_payout', 'same_phone']).nullable() });

/** Why the two people of a booking may be the same one; null where nothing says so. */
export async function findSuspicion(db: Database, bookingId: string) {
  const [row] = await db.execute(sql`select suspicion_of_booking(${bookingId}::uuid) as reason`);
  return Suspicion.parse(row).reason;
}

/** Saves the reply of the provider; undefined where there is one already, or the review is not shown. */
export async function saveReply(db: Database, id: string, text: string, at: Date): Promise<ReviewRow | undefined> {
  const [row] = await db
    .update(reviews)
    .set({ reply_text: text, replied_at: at })
    .where(and(eq(reviews.id, id), isNull(reviews.replied_at), isNotNull(reviews.published_at)))
    .returning();
  return row;
}

const pageOfProvider = (isAfter: boolean) =>
  statement<{ provider_id: string; rows: number; at?: string; id?: string }>()((db) =>
    db
      .select()
      .from(publicReviews)
      .where(
        and(
          eq(publicReviews.provider_id, sql.placeholder('provider_id')),
          isAfter
            ? sql`(${publicReviews.published_at}, ${publicReviews.id})
                < (${sql.placeholder('at')}::timestamptz, ${sql.placeholder('id')}::uuid)`
            : undefined,
        ),
      )
      .orderBy(desc(publicReviews.published_at), desc(publicReviews.id))
      .limit(sql.placeholder('rows'))
      .prepare(isAfter ? 'find_reviews_after' : 'find_reviews'),
  );
const firstPage = pageOfProvider(false);
const laterPage = pageOfProvider(true);

/** The shown reviews of a provider, newest first. */
export function findProviderReviews(db: Database, provider_id: string, cursor: Cursor | null, rows: number) {
  if (cursor === null) return firstPage(db, { provider_id, rows });
  return laterPage(db, { provider_id, rows, at: new Date(cursor[0]).toISOString(), id: cursor[1] });
}

const ratingOf = statement<{ provider_id: string }>()((db) =>
  db
    .select()
    .from(publicRatings)
    .where(eq(publicRatings.provider_id, sql.placeholder('provider_id')))
    .prepare('find_rating'),
);

/** The rating of a provider; undefined without a page. */
export async function findRating(db: Database, providerId: string) {
  const [row] = await ratingOf(db, { provider_id: providerId });
  return row;
}

const ofCustomer = (customerId: string) =>
  and(
    eq(reviews.customer_id, customerId),
    eq(reviews.subject, 'customer'),
    isNotNull(reviews.published_at),
    isNull(reviews.hidden_at),
  );

/** How many published reviews of a customer have each number of stars, and the newest of them. */
export async function findCustomerReviews(db: Database, customerId: string, rows: number) {
  const [counts, newest] = await Promise.all([
    db
      .select({ stars: reviews.stars, count: sql<number>`count(*)::int` })
      .from(reviews)
      .where(ofCustomer(customerId))
      .groupBy(reviews.stars),
    db
      .select()
      .from(reviews)
      .where(ofCustomer(customerId))
      .orderBy(desc(reviews.published_at), desc(reviews.id))
      .limit(rows),
  ]);
  return { counts, newest };
}

const RatedRequests = z.array(z.object({ booking_id: z.uuid(), stars: z.array(z.int()) }));

/** The requests that wait for the actor's answer, each with the stars that providers gave its customer. */
export async function findRatingsOfRequests(db: Database) {
  const rows = await db.execute(sql`
    select bookings.id as booking_id, coalesce((select array_agg(stars) from reviews
      where reviews.customer_id = bookings.booker_id and subject = 'customer' and published_at is not null
        and hidden_at is null), '{}') as stars
    from bookings where provider_id = actor_provider_id() and status = ${FIRST_STATE.status} and authorized_at is not null
    order by bookings.id desc limit 200`);
  return RatedRequests.parse([...rows]);
}

/** Whether the actor may read what others wrote about the customer of a booking. */
export async function mayReadCustomerRating(db: Database, customerId: string): Promise<boolean> {
  const [row] = await db.execute(sql`select actor_is_admin() or has_live_request_of(${customerId}::uuid) as may`);
  return z.object({ may: z.boolean() }).parse(row).may;
}

/** The id of the actor's provider profile; undefined if they do not count as a provider. */
export async function findActiveProvider(db: Database): Promise<string | undefined> {
  const [row] = await db.execute(sql`select actor_provider_id() as id where actor_is_provider()`);
  return row === undefined ? undefined : z.object({ id: z.uuid() }).parse(row).id;
}

export const subjectOf = (part: 'customer' | 'provider'): Subject => (part === 'customer' ? 'provider' : 'customer');
