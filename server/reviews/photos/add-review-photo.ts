import { REVIEW_PHOTOS } from '@hirfa/domain/reviews';
import { isRefusal, type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { type PhotoCtx, putPhoto } from '../../accounts/index.ts';
import { findReviewedBooking, findReviewsOf, lockReviewedBooking } from '../queries.ts';
import { canWrite } from '../views.ts';
import { findReviewPhoto, findReviewPhotos, insertReviewPhoto, viewPhoto } from './queries.ts';

interface Place {
  /** The booking. */
  id: string;
  photo_id: string;
}

/** Adds a photo to the customer's review of a booking: the same one sent again is answered with the stored one. */
export async function addReviewPhoto({
  ctx,
  input: { file, ...place },
}: {
  ctx: PhotoCtx;
  input: Place & { file: Blob };
}) {
  const { id, photo_id } = place;
  return putPhoto({
    ctx: {
      ...ctx,
      check: (tx, hash) => check({ ctx: tx, input: { ...place, hash } }),
      async add({ db, actor, now }, { hash, ...stored }) {
        const row = { id: photo_id, booking_id: id, user_id: actor.user_id, hash, created_at: now, ...stored };
        const added = await insertReviewPhoto(db, row);
        return added === undefined ? refuse('not_found') : viewPhoto(added);
      },
    },
    input: { file, smallPx: REVIEW_PHOTOS.smallPx },
  });
}

interface Check {
  ctx: WriteCtx<Person>;
  input: Place & { hash: string };
}

async function check({ ctx, input: { id, photo_id, hash } }: Check) {
  const open = await lockOwnReview({ ctx, input: { id } });
  if (isRefusal(open)) return open;
  const before = await findReviewPhoto(ctx.db, photo_id);
  if (before !== undefined) {
    const isSame = before.booking_id === id && before.hash === hash;
    return isSame ? { before: viewPhoto(before) } : refuse('idempotency_mismatch');
  }
  const isFull = (await findReviewPhotos(ctx.db, id)).length >= REVIEW_PHOTOS.most;
  return open.canWrite && !isFull ? 'free' : refuse('state_changed');
}

/** Whether the actor can change their review of a booking as its customer now. It is not published meanwhile. */
export async function lockOwnReview({
  ctx: { db, actor, now },
  input: { id },
}: {
  ctx: WriteCtx<Person>;
  input: { id: string };
}) {
  const booking = await findReviewedBooking(db, id);
  if (booking?.customer_id !== actor.user_id) return refuse('not_found');
  await lockReviewedBooking(db, id);
  const own = (await findReviewsOf(db, id)).find(({ author_id }) => author_id === actor.user_id);
  return { canWrite: canWrite(booking, own, now) };
}
