import { REQUEST_PHOTOS } from '@hirfa/domain/messages';
import { type PhotoCtx, putPhoto } from '../../accounts/index.ts';
import { type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { findRequestPhoto, findRequestPhotos, insertRequestPhoto, lockRequest } from './request-queries.ts';
import { viewRequestPhoto } from './view-request-photo.ts';

interface Place {
  /** The booking. */
  id: string;
  photo_id: string;
}

/** Adds a photo to a request that waits for its answer: the same one sent again is answered with the stored one. */
export async function addRequestPhoto({
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
        const added = await insertRequestPhoto(db, row);
        return added === undefined ? refuse('not_found') : viewRequestPhoto(added);
      },
    },
    input: { file },
  });
}

interface Check {
  ctx: WriteCtx<Person>;
  input: Place & { hash: string };
}

async function check({ ctx: { db, actor }, input: { id, photo_id, hash } }: Check) {
  const isWaiting = await lockRequest(db, id, actor.user_id);
  if (isWaiting === undefined) return refuse('not_found');
  const before = await findRequestPhoto(db, photo_id);
  if (before !== undefined) {
    const isSame = before.booking_id === id && before.hash === hash;
    return isSame ? { before: viewRequestPhoto(before) } : refuse('idempotency_mismatch');
  }
  const isFull = (await findRequestPhotos(db, id)).length >= REQUEST_PHOTOS.most;
  return isWaiting && !isFull ? 'free' : refuse('state_changed');
}
