import { createHash } from 'node:crypto';
import { PHOTO, smallPhoto } from '@hirfa/domain/accounts';
import type { Pool } from '../platform/db.ts';
import { askForJob } from '../platform/jobs.ts';
import { squarePictures } from '../platform/pictures.ts';
import type { Storage } from '../platform/storage.ts';
import { asWorker, type Scope } from '../platform/transactions.ts';
import { type Person, refuse, type WriteCtx } from '../platform/verb.ts';
import { lockProfile, updateProfile } from './queries.ts';

const ADDRESS = '/files/';
const nameOf = (url: string) => url.slice(ADDRESS.length);

/** The pictures that are kept of what somebody sent; a refusal where it is none. Made before the transaction: it takes a while. */
export async function readPhoto(file: Blob) {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [large, small] = (await squarePictures(bytes, [PHOTO.sizes.large, PHOTO.sizes.small], PHOTO.maxPixels)) ?? [];
  return large === undefined || small === undefined ? refuse('unusable_photo') : { large, small };
}

/** Puts a photo in the place of the one before. It is named by what it shows and whose it is, so that nobody else's removal takes it away. */
export async function setPhoto(ctx: WriteCtx<Person>, storage: Storage, photo: { large: Uint8Array; small: Uint8Array }) {
  const hash = createHash('sha256').update(ctx.actor.user_id).update(photo.large).digest('hex');
  const avatar_url = `${ADDRESS}${hash}-${PHOTO.sizes.large}.webp`;
  return replacePhoto(ctx, avatar_url, async () => {
    await storage.put(nameOf(avatar_url), photo.large);
    await storage.put(nameOf(smallPhoto(avatar_url)), photo.small);
  });
}

export function removePhoto(ctx: WriteCtx<Person>) {
  return replacePhoto(ctx, '', async () => undefined);
}

/** The profile is held while files are written: a removal of the same picture waits, and then finds it in use. */
async function replacePhoto({ db, actor, now }: WriteCtx<Person>, avatar_url: string, store: () => Promise<void>) {
  const before = await lockProfile(db, actor.user_id);
  if (before === undefined) return refuse('PGRST116');
  await store();
  await updateProfile(db, actor.user_id, { avatar_url, updated_at: now });
  if (before.avatar_url !== avatar_url) await askToForgetPhoto(db, actor.user_id, before.avatar_url);
  return { full_name: before.full_name, avatar_url };
}

/** A job takes the files away once nothing names them. Photos that stand elsewhere are not ours. */
export async function askToForgetPhoto(db: WriteCtx['db'], userId: string, url: string): Promise<void> {
  if (url.startsWith(ADDRESS)) await askForJob(db, { name: 'remove_photo', entity_id: `${userId}${url}` });
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
