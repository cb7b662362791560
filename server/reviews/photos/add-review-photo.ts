import { REVIEW_PHOTOS } from '@hirfa/domain/reviews';
import { type PhotoCtx, putBookingPhoto } from '../../accounts/index.ts';
import { isRefusal, type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { findReviewedBooking, findReviewsOf, lockReviewedBooking } from '../queries.ts';
import { canWrite } from '../views.ts';
import { findReviewPhoto, findReviewPhotos, insertReviewPhoto } from './queries.ts';

interface Place {
  /** The booking. */
  id: string;
  photo_id: string;
}

const KEPT = {
  open,
  find: findReviewPhoto,
  findAdded: findReviewPhotos,
  most: REVIEW_PHOTOS.most,
  insert: insertReviewPhoto,
};

/** Adds a photo to the customer's review of a booking: the same one sent again is answered with the stored one. */
export async function addReviewPhoto({ ctx, input }: { ctx: PhotoCtx; input: Place & { file: Blob } }) {
  return putBookingPhoto({ ctx: { ...ctx, kept: KEPT }, input: { ...input, smallPx: REVIEW_PHOTOS.smallPx } });
}

async function open(work: { ctx: WriteCtx<Person>; input: { id: string } }) {
  const own = await lockOwnReview(work);
  return isRefusal(own) ? own : { canAdd: own.canWrite };
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
