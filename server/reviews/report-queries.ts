import type { ReviewPhoto } from '@hirfa/contract/reviews';
import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { profiles } from '../accounts/index.ts';
import type { Cursor } from '../kernel/cursors.ts';
import { countUpTo, isOnPage, type WaitingPage, type WaitingWork } from '../kernel/waiting-work.ts';
import type { Database } from '../platform/db.ts';
import { providerProfiles } from '../providers/index.ts';
import { reviewReports, reviews } from './tables.ts';

/** Adds a report; false if the person has reported the review before. */
export async function insertReport(db: Database, row: typeof reviewReports.$inferInsert): Promise<boolean> {
  const added = await db.insert(reviewReports).values(row).onConflictDoNothing().returning({ id: reviewReports.id });
  return added.length > 0;
}

/** The photos of a review about a provider, as the policy shows them. */
const photosOf = sql<ReviewPhoto[]>`(select coalesce(jsonb_agg(jsonb_build_object('id', photos.id, 'width', width,
  'height', height) order by photos.created_at, photos.id), '[]') from review_photos as photos
  where photos.booking_id = ${reviews.booking_id} and ${reviews.subject} = 'provider')`;

/** What an admin reads of a review. */
const shown = {
  review_id: reviews.id,
  booking_id: reviews.booking_id,
  name_en: providerProfiles.display_name_en,
  name_ar: providerProfiles.display_name_ar,
  subject: reviews.subject,
  stars: reviews.stars,
  text: reviews.text,
  photos: photosOf,
  reply: reviews.reply_text,
};

const reportsOn = (page: Pick<WaitingPage, 'after' | 'except'>) =>
  and(isNull(reviewReports.outcome), isOnPage(sql`${reviewReports.created_at}`, sql`${reviewReports.id}`, page));

type Shown = Pick<typeof reviews.$inferSelect, 'booking_id' | 'subject' | 'stars' | 'text'> & {
  id: string;
  since: Date;
  review_id: string;
  name_en: string;
  name_ar: string;
  photos: ReviewPhoto[];
  reply: string | null;
};

/** Reports that nobody has decided about. */
export const waitingReports = {
  find: (db, page) =>
    db
      .select({ id: reviewReports.id, since: reviewReports.created_at, ...shown, reason: reviewReports.reason })
      .from(reviewReports)
      .innerJoin(reviews, eq(reviews.id, reviewReports.review_id))
      .innerJoin(providerProfiles, eq(providerProfiles.id, reviews.provider_id))
      .where(reportsOn(page))
      .orderBy(asc(reviewReports.created_at), asc(reviewReports.id))
      .limit(page.rows)
      .execute(),
  count: (except, most) => countUpTo(most, reviewReports, reportsOn({ after: null, except })),
} satisfies WaitingWork<Shown & { reason: string }>;

const heldOn = (page: Pick<WaitingPage, 'after' | 'except'>) =>
  and(isNotNull(reviews.held_reason), isOnPage(sql`${reviews.created_at}`, sql`${reviews.id}`, page));

type HeldReason = NonNullable<(typeof reviews.$inferSelect)['held_reason']>;

/** Reviews that are not published by themselves. */
export const waitingHeld = {
  find: (db, page) =>
    db
      .select({
        id: reviews.id,
        since: reviews.created_at,
        ...shown,
        held_reason: sql<HeldReason>`${reviews.held_reason}`,
      })
      .from(reviews)
      .innerJoin(providerProfiles, eq(providerProfiles.id, reviews.provider_id))
      .where(heldOn(page))
      .orderBy(asc(reviews.created_at), asc(reviews.id))
      .limit(page.rows)
      .execute(),
  count: (except, most) => countUpTo(most, reviews, heldOn({ after: null, except })),
} satisfies WaitingWork<Shown & { held_reason: HeldReason }>;

const customer = alias(profiles, 'customer');
const hider = alias(profiles, 'hider');

/** Hidden reviews with who has hidden them, the last one first. */
export function findHidden(db: Database, cursor: Cursor | null, rows: number) {
  const isAfter =
    cursor === null
      ? undefined
      : sql`(${reviews.hidden_at}, ${reviews.id})
          < (${new Date(cursor[0]).toISOString()}::timestamptz, ${cursor[1]}::uuid)`;
  return db
    .select({
      ...shown,
      author_name: reviews.author_name,
      hidden_at: reviews.hidden_at,
      customer_name: sql<string>`coalesce(${customer.full_name}, '')`,
      hidden_by: sql<string>`coalesce(${hider.full_name}, '')`,
      hidden_reason: sql<string>`${reviews.hidden_reason}`,
    })
    .from(reviews)
    .innerJoin(providerProfiles, eq(providerProfiles.id, reviews.provider_id))
    .leftJoin(customer, eq(customer.user_id, reviews.customer_id))
    .leftJoin(hider, eq(hider.user_id, reviews.hidden_by))
    .where(and(isNotNull(reviews.hidden_at), isAfter))
    .orderBy(desc(reviews.hidden_at), desc(reviews.id))
    .limit(rows)
    .execute();
}

/** A report with its review, for an admin. */
export async function findReport(db: Database, id: string) {
  const [row] = await db
    .select({ report: reviewReports, review: reviews })
    .from(reviewReports)
    .innerJoin(reviews, eq(reviews.id, reviewReports.review_id))
    .where(eq(reviewReports.id, id));
  return row;
}

type Outcome = NonNullable<(typeof reviewReports.$inferSelect)['outcome']>;

/** Decides about a report; false where somebody has. */
export async function closeReport(db: Database, id: string, outcome: Outcome, by: { admin: string; at: Date }) {
  const rows = await db
    .update(reviewReports)
    .set({ outcome, decided_at: by.at, decided_by: by.admin })
    .where(and(eq(reviewReports.id, id), isNull(reviewReports.outcome)))
    .returning({ id: reviewReports.id });
  return rows.length > 0;
}

/** Hides a review from everybody but its writer, for a reason; false where it is hidden. */
export async function hide(db: Database, id: string, reason: string, by: { admin: string; at: Date }) {
  const rows = await db
    .update(reviews)
    .set({ held_reason: null, hidden_at: by.at, hidden_by: by.admin, hidden_reason: reason })
    .where(and(eq(reviews.id, id), isNull(reviews.hidden_at)))
    .returning({ id: reviews.id });
  return rows.length > 0;
}

/** Shows a hidden review again; false where it is not hidden. */
export async function show(db: Database, id: string) {
  const rows = await db
    .update(reviews)
    .set({ hidden_at: null, hidden_by: null, hidden_reason: null })
    .where(and(eq(reviews.id, id), isNotNull(reviews.hidden_at)))
    .returning({ id: reviews.id });
  return rows.length > 0;
}

/** A held review is published like others; false where it is not held. */
export async function release(db: Database, id: string) {
  const rows = await db
    .update(reviews)
    .set({ held_reason: null })
    .where(and(eq(reviews.id, id), isNotNull(reviews.held_reason)))
    .returning({ id: reviews.id });
  return rows.length > 0;
}

/** Whether the actor is one of the two people of a booking. */
export async function isOwnBooking(db: Database, bookingId: string): Promise<boolean> {
  const rows = await db.execute(sql`select 1 where is_own_booking(${bookingId}::uuid)`);
  return rows.length > 0;
}
