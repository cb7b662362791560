import { PHOTO } from '@hirfa/domain/accounts';
import { fetchPicture } from '../../platform/pictures/fetch-picture.ts';
import { isRefusal } from '../../kernel/verb.ts';
import type { AccountWorkCtx } from '../ctx.ts';
import { findUser } from '../queries.ts';
import { readPhoto, storePhoto } from './photo-files.ts';
import { clearImage, lockProfile } from './queries.ts';
import { showProfile } from './show-profile.ts';

/** A job: copies a new person's photo from the OAuth provider, unless they set one or their account ended meanwhile. */
export async function copyPhoto({
  ctx,
  input: { user_id },
}: {
  ctx: AccountWorkCtx;
  input: { user_id: string };
}): Promise<void> {
  const { pools, storage, log } = ctx.services;
  const image = (await findUser(pools.auth, user_id))?.image;
  if (!image) return;
  const bytes = await fetchPicture(image, PHOTO.maxBytes);
  const photo = bytes && (await readPhoto({ bytes, user_id, log }));
  if (isRefusal(photo) && photo.refused === 'service_unavailable') throw new Error('too many photos are waiting');
  if (photo === null || isRefusal(photo)) log.warn({ user_id }, 'a photo at an OAuth provider can not be used');
  await ctx.transaction('clock', async ({ db, now }) => {
    // The end of the account locks the profile too.
    const profile = await lockProfile(db, user_id);
    const isWanted = profile?.avatar_url === '' && (await findUser(pools.auth, user_id))?.image === image;
    if (isWanted && photo !== null && !isRefusal(photo)) {
      const change = { avatar_url: await storePhoto(storage, user_id, photo) };
      await showProfile({ ctx: { db, now }, input: { user_id, change } });
    }
    await clearImage(pools.auth, user_id);
  });
}
