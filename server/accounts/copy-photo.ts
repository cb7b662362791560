import { PHOTO } from '@hirfa/domain/accounts';
import type { Pool } from '../platform/db.ts';
import { fetchPicture } from '../platform/pictures.ts';
import { asWorker } from '../kernel/transactions.ts';
import { isRefusal } from '../kernel/verb.ts';
import { readPhoto, storePhoto } from './change-photo.ts';
import type { AccountParts } from './parts.ts';
import { findUser, lockProfile, forgetImage } from './queries.ts';
import { showProfile } from './show-profile.ts';

type Parts = Pick<AccountParts, 'pools' | 'storage' | 'scope' | 'log'> & { pool: Pool };

/** A job: gives somebody new the photo they have at a provider, made anew, unless they chose one or left meanwhile. */
export async function copyPhoto({ pools, pool, storage, scope, log }: Parts, userId: string): Promise<void> {
  const image = (await findUser(pools.auth, userId))?.image;
  if (!image) return;
  const bytes = await fetchPicture(image, PHOTO.maxBytes);
  const photo = bytes && (await readPhoto(bytes));
  if (photo === null || isRefusal(photo)) log.warn({ user_id: userId }, 'a photo at a provider can not be used');
  await asWorker(pool, 'clock', scope(), async ({ db, now }) => {
    // Whoever ends the account holds the profile as well.
    const profile = await lockProfile(db, userId);
    const isWanted = profile?.avatar_url === '' && (await findUser(pools.auth, userId))?.image === image;
    if (isWanted && photo !== null && !isRefusal(photo))
      await showProfile(db, userId, { avatar_url: await storePhoto(storage, userId, photo) }, now);
    await forgetImage(pools.auth, userId);
  });
}
