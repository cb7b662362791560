import { type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { deleteRequestPhoto } from './request-queries.ts';

/** Removes a photo of the caller's own request, while it waits for its answer. */
export async function removeRequestPhoto({
  ctx,
  input: { id, photo_id },
}: {
  ctx: WriteCtx<Person>;
  input: { id: string; photo_id: string };
}) {
  return (await deleteRequestPhoto(ctx.db, id, photo_id)) ? { removed: true as const } : refuse('not_found');
}
