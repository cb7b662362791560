import { createHash } from 'node:crypto';
import type { RequestPhoto } from '@hirfa/contract/messages';
import { REQUEST_PHOTOS } from '@hirfa/domain/messages';
import { isRefusal, type Person, type Refusal, refuse, type WriteCtx } from '../../kernel/verb.ts';
import type { PhotoCtx } from './services.ts';
import { storePhoto } from './store-photo.ts';
import { findRequestPhoto, findRequestPhotos, insertRequestPhoto, lockRequest } from './request-queries.ts';
import { viewRequestPhoto } from './view-request-photo.ts';

interface Place {
  /** The booking. */
  id: string;
  photo_id: string;
  /** Of the file that was sent. */
  hash: string;
}

/**
 * Adds a photo to a request that waits for its answer, once: the same one sent again is answered with the stored one.
 * The file is converted between the transactions, and housekeeping deletes it unless the photo commits.
 */
export async function addRequestPhoto({
  ctx,
  input: { file, ...place },
}: {
  ctx: PhotoCtx;
  input: { id: string; photo_id: string; file: Blob };
}) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const input = { ...place, hash: createHash('sha256').update(bytes).digest('hex') };
  const before = await ctx.person((tx) => prepare({ ctx: tx, input }));
  if (isRefusal(before) || 'width' in before) return before;
  const stored = await storePhoto({ ctx, input: { bytes, user_id: before.user_id } });
  if (isRefusal(stored)) return stored;
  return ctx.person((tx) => add({ ctx: tx, input, stored }));
}

type Refused = Refusal<'not_found' | 'state_changed' | 'idempotency_mismatch'>;

async function prepare({
  ctx: { db, actor },
  input: { id, photo_id, hash },
}: {
  ctx: WriteCtx<Person>;
  input: Place;
}): Promise<RequestPhoto | { user_id: string } | Refused> {
  const isWaiting = await lockRequest(db, id, actor.user_id);
  if (isWaiting === undefined) return refuse('not_found');
  const before = await findRequestPhoto(db, photo_id);
  if (before !== undefined)
    return before.booking_id === id && before.hash === hash ? viewRequestPhoto(before) : refuse('idempotency_mismatch');
  if (!isWaiting || (await findRequestPhotos(db, id)).length >= REQUEST_PHOTOS.most) return refuse('state_changed');
  return { user_id: actor.user_id };
}

interface Added {
  ctx: WriteCtx<Person>;
  input: Place;
  stored: { photo_id: string; width: number; height: number };
}

/** Of two that were sent at the same time under one id, the second finds the first. */
async function add({ ctx, input, stored }: Added): Promise<RequestPhoto | Refused> {
  const before = await prepare({ ctx, input });
  if (isRefusal(before) || 'width' in before) return before;
  const { user_id } = before;
  const row = { id: input.photo_id, booking_id: input.id, user_id, hash: input.hash, created_at: ctx.now, ...stored };
  const added = await insertRequestPhoto(ctx.db, row);
  return added === undefined ? refuse('not_found') : viewRequestPhoto(added);
}
