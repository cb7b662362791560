import type { CallContext } from '../../kernel/calls.ts';
import { isRefusal, refuse } from '../../kernel/verb.ts';
import { photoName, smallPhotoName } from '../../accounts/index.ts';
import type { ReviewServices } from '../services.ts';
import { findPublicPhoto, findReviewPhoto } from './queries.ts';

interface Work {
  ctx: { services: Pick<ReviewServices, 'privatePhotos'> } & Pick<CallContext, 'visitor' | 'person' | 'headers'>;
  input: { id: string; isSmall: boolean };
}

/**
 * The picture of a review, for everybody while the review is published; before, and while it is hidden, for who wrote
 * it, and for admins who decide about it. It is asked for each time: nothing is shown once it is hidden.
 */
export async function openReviewPhoto({ ctx, input: { id, isSmall } }: Work) {
  const shown = (await findPublicPhoto(ctx.visitor().db, id)) ?? (await findFor(ctx, id));
  if (shown === undefined) return refuse('not_found');
  if (isRefusal(shown)) return shown;
  const picture = await ctx.services.privatePhotos.read((isSmall ? smallPhotoName : photoName)(shown.photo_id));
  return picture === null ? refuse('not_found') : { picture, isOwn: true };
}

const findFor = async ({ headers, person }: Work['ctx'], id: string) =>
  headers.has('authorization') ? person(({ db }) => findReviewPhoto(db, id)) : undefined;
