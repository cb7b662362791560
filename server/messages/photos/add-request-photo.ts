import { REQUEST_PHOTOS } from '@hirfa/domain/messages';
import { type PhotoCtx, putBookingPhoto } from '../../accounts/index.ts';
import { type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { findRequestPhoto, findRequestPhotos, insertRequestPhoto, lockRequest } from './request-queries.ts';

interface Place {
  /** The booking. */
  id: string;
  photo_id: string;
}

const KEPT = {
  open,
  find: findRequestPhoto,
  findAdded: findRequestPhotos,
  most: REQUEST_PHOTOS.most,
  insert: insertRequestPhoto,
};

/** Adds a photo to a request that waits for its answer: the same one sent again is answered with the stored one. */
export async function addRequestPhoto({ ctx, input }: { ctx: PhotoCtx; input: Place & { file: Blob } }) {
  return putBookingPhoto({ ctx: { ...ctx, kept: KEPT }, input });
}

async function open({ ctx: { db, actor }, input: { id } }: { ctx: WriteCtx<Person>; input: { id: string } }) {
  const isWaiting = await lockRequest(db, id, actor.user_id);
  return isWaiting === undefined ? refuse('not_found') : { canAdd: isWaiting };
}
