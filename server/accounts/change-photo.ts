import { createHash } from 'node:crypto';
import { PHOTO, smallPhoto } from '@hirfa/domain/accounts';
import type { Pool } from '../platform/db.ts';
import { enqueueJob } from '../platform/jobs.ts';
import { deletePhotoJob } from './jobs.ts';
import { squarePictures } from '../platform/pictures.ts';
import type { Storage } from '../platform/storage.ts';
import { asWorker, type Scope } from '../kernel/transactions.ts';
import { type Person, refuse, type WriteCtx } from '../kernel/verb.ts';
import { lockProfile } from './queries.ts';
import { showProfile } from './show-profile.ts';

const ADDRESS = '/files/';

/** Both sizes of it. */
interface Photo {
  large: Uint8Array;
  small: Uint8Array;
}

const nameOf = (url: string) => url.slice(ADDRESS.length);

/** The pictures that are kept of what somebody sent; a refusal where it is none. Made before the transaction: it takes a while. */
export async function readPhoto(bytes: Uint8Array) {
  const [large, small] = (await squarePictures(bytes, [PHOTO.sizes.large, PHOTO.sizes.small], PHOTO.maxPixels)) ?? [];
  return large === undefined || small === undefined ? refuse('unusable_photo') : { large, small };
}

/** Puts a photo in the place of the one before. */
export function setPhoto(ctx: WriteCtx<Person>, storage: Storage, photo: Photo) {
  return replacePhoto(ctx, () => storePhoto(storage, ctx.actor.user_id, photo));
}

export function removePhoto(ctx: WriteCtx<Person>) {
  return replacePhoto(ctx, async () => '');
}

/** Its address. It is named by what it shows and whose it is, so that nobody else's removal takes it away. */
export async function storePhoto(storage: Storage, userId: string, { large, small }: Photo): Promise<string> {
  const hash = createHash('sha256').update(userId).update(large).digest('hex');
  const url = `${ADDRESS}${hash}-${PHOTO.sizes.large}.webp`;
  await storage.put(nameOf(url), large);
  await storage.put(nameOf(smallPhoto(url)), small);
  return url;
}

/** The profile is held while files are written: a removal of the same picture waits, and then finds it in use. */
async function replacePhoto({ db, actor, now }: WriteCtx<Person>, store: () => Promise<string>) {
  const before = await lockProfile(db, actor.user_id);
  if (before === undefined) return refuse('PGRST116');
  const avatar_url = await store();
  await showProfile(db, actor.user_id, { avatar_url, updated_at: now }, now);
  if (before.avatar_url !== avatar_url) await askToForgetPhoto(db, actor.user_id, before.avatar_url);
  return { full_name: before.full_name, avatar_url };
}

/** A job takes the files away once nothing names them. Photos that stand elsewhere are not ours. */
export async function askToForgetPhoto(db: WriteCtx['db'], userId: string, url: string): Promise<void> {
  if (url.startsWith(ADDRESS)) await enqueueJob(db, deletePhotoJob, `${userId}${url}`);
}

/** A job: takes the files of a photo away, unless its person shows it again. */
export async function forgetPhoto(parts: { pool: Pool; scope(): Scope; storage: Storage }, entityId: string): Promise<void> {
  const at = entityId.indexOf(ADDRESS);
  const [userId, url] = [entityId.slice(0, at), entityId.slice(at)];
  await asWorker(parts.pool, 'clock', parts.scope(), async ({ db }) => {
    const profile = await lockProfile(db, userId);
    if (profile?.avatar_url === url) return;
    await parts.storage.remove(nameOf(url));
    await parts.storage.remove(nameOf(smallPhoto(url)));
  });
}
