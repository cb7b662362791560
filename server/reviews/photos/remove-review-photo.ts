import { isRefusal, type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { lockOwnReview } from './add-review-photo.ts';
import { deleteReviewPhoto } from './queries.ts';

/** Removes a photo of the caller's own review, while it can be changed. */
export async function removeReviewPhoto({
  ctx,
  input: { id, photo_id },
}: {
  ctx: WriteCtx<Person>;
  input: { id: string; photo_id: string };
}) {
  const open = await lockOwnReview({ ctx, input: { id } });
  if (isRefusal(open)) return open;
  if (!open.canWrite) return refuse('state_changed');
  return (await deleteReviewPhoto(ctx.db, id, photo_id)) ? { removed: true as const } : refuse('not_found');
}
