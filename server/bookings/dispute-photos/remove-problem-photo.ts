import { type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { lockUnsent } from './add-problem-photo.ts';
import { deleteProblemPhoto } from './queries.ts';

/** Removes a photo of the caller that is not sent yet. */
export async function removeProblemPhoto({
  ctx,
  input: { id, photo_id: photoId },
}: {
  ctx: WriteCtx<Person>;
  input: { id: string; photo_id: string };
}) {
  const closed = await lockUnsent({ ctx, input: { id } });
  if (closed !== null) return closed;
  const isDone = await deleteProblemPhoto(ctx.db, { bookingId: id, userId: ctx.actor.user_id, photoId });
  return isDone ? { removed: true as const } : refuse('not_found');
}
