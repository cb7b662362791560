import type { ReviewPhoto } from '@hirfa/contract/reviews';
import { REVIEW } from '@hirfa/domain/reviews';
import { and, asc, eq, lt, notExists, sql } from 'drizzle-orm';
import { viewBookingPhoto } from '../../accounts/index.ts';
import type { Database } from '../../platform/db.ts';
import { statement } from '../../platform/statements.ts';
import { findReviewsOf } from '../queries.ts';
import { reviews } from '../tables.ts';
import { publicReviewPhotos, reviewPhotos } from './tables.ts';

export type ReviewPhotoRow = typeof reviewPhotos.$inferSelect;

/** Those of the review of a booking that the actor sees. */
export async function findReviewPhotos(db: Database, bookingId: string): Promise<ReviewPhoto[]> {
  const { booking_id, created_at, id } = reviewPhotos;
  const rows = await db.select().from(reviewPhotos).where(eq(booking_id, bookingId)).orderBy(asc(created_at), asc(id));
  return rows.map(viewBookingPhoto);
}

/** The reviews of a booking that the actor reads, and the photos of the customer's. */
export async function findReviewsAndPhotos(db: Database, bookingId: string) {
  return { rows: await findReviewsOf(db, bookingId), photos: await findReviewPhotos(db, bookingId) };
}

/** Those of a person, for the copy of their data. */
export function findReviewPhotosOf(db: Database, userId: string): Promise<ReviewPhotoRow[]> {
  return db.select().from(reviewPhotos).where(eq(reviewPhotos.user_id, userId)).orderBy(asc(reviewPhotos.id)).execute();
}

/** One that the actor sees. */
export async function findReviewPhoto(db: Database, id: string): Promise<ReviewPhotoRow | undefined> {
  const [row] = await db.select().from(reviewPhotos).where(eq(reviewPhotos.id, id));
  return row;
}

const publicPhoto = statement<{ id: string }>()((db) =>
  db
    .select()
    .from(publicReviewPhotos)
    .where(eq(publicReviewPhotos.id, sql.placeholder('id')))
    .prepare('find_public_review_photo'),
);

/** One that everybody sees now. */
export async function findPublicPhoto(db: Database, id: string) {
  const [row] = await publicPhoto(db, { id });
  return row;
}

/** The stored photo; undefined if the id is taken by one that the actor does not see. */
export async function insertReviewPhoto(db: Database, row: ReviewPhotoRow): Promise<ReviewPhotoRow | undefined> {
  const [stored] = await db
    .insert(reviewPhotos)
    .values(row)
    .onConflictDoNothing({ target: reviewPhotos.id })
    .returning();
  return stored;
}

/** False if there is none that the actor can remove. */
export async function deleteReviewPhoto(db: Database, bookingId: string, id: string): Promise<boolean> {
  const rows = await db
    .delete(reviewPhotos)
    .where(and(eq(reviewPhotos.id, id), eq(reviewPhotos.booking_id, bookingId)))
    .returning({ id: reviewPhotos.id });
  return rows.length > 0;
}

/** Deletes photos of reviews that nobody has written while they could; how many. */
export async function deleteUnwritten(db: Database, now: Date): Promise<number> {
  const written = db
    .select({ id: reviews.id })
    .from(reviews)
    .where(and(eq(reviews.booking_id, reviewPhotos.booking_id), eq(reviews.subject, 'provider')));
  const before = new Date(now.getTime() - REVIEW.writableMs);
  const rows = await db
    .delete(reviewPhotos)
    .where(and(lt(reviewPhotos.created_at, before), notExists(written)))
    .returning({ id: reviewPhotos.id });
  return rows.length;
}
