import { createHash } from 'node:crypto';
import { PHOTO, smallPhoto } from '@hirfa/domain/accounts';
import type { Database } from '../../platform/db.ts';
import { enqueueJob } from '../../platform/jobs.ts';
import { deletePhotoJob } from '../jobs.ts';
import { cutPicture, type SentFile } from '../../platform/pictures/convert.ts';
import type { Storage } from '../../platform/storage.ts';
import type { PersonalFiles } from '../../kernel/personal-files.ts';
import { refuse, refuseFor } from '../../kernel/verb.ts';
import { BUSY_S } from '../files-of-people.ts';
import type { AccountServices } from '../services.ts';
import { findProfile } from './queries.ts';

const ADDRESS = '/files/';

/** A photo in both sizes. */
export interface Photo {
  large: Uint8Array;
  small: Uint8Array;
}

const nameOf = (url: string) => url.slice(ADDRESS.length);

/** Both sizes of an uploaded photo; refused if unusable, or if too many wait. Slow: not for transactions. */
export async function readPhoto(file: SentFile) {
  const sizes = [PHOTO.sizes.large, PHOTO.sizes.small].map((side) => ({ width: side, height: side }));
  const pictures = await cutPicture(file, { sizes, maxPixels: PHOTO.maxPixels });
  if (pictures === 'busy') return refuseFor('service_unavailable', BUSY_S);
  const [large, small] = typeof pictures === 'string' ? [] : pictures;
  return large === undefined || small === undefined ? refuse('unusable_photo') : { large, small };
}

/**
 * Stores the files and returns the address. The name is a hash of the person and the picture, so that deleting a photo
 * never deletes the equal photo of another person.
 */
export async function storePhoto(storage: Storage, userId: string, { large, small }: Photo): Promise<string> {
  const hash = createHash('sha256').update(userId).update(large).digest('hex');
  const url = `${ADDRESS}${hash}-${PHOTO.sizes.large}.webp`;
  await storage.put(nameOf(url), large);
  await storage.put(nameOf(smallPhoto(url)), small);
  return url;
}

/** The photo of a person, if it is stored here. */
export const ownPhoto: PersonalFiles<Pick<AccountServices, 'storage'>> = {
  name: 'photo',
  async find(db, userId) {
    const url = (await findProfile(db, userId))?.avatar_url ?? '';
    return url.startsWith(ADDRESS) ? [{ file: nameOf(url), of: {} }] : [];
  },
  read: ({ storage }, file) => storage.read(file),
};

export async function deletePhotoFiles(storage: Storage, url: string): Promise<void> {
  await storage.remove(nameOf(url));
  await storage.remove(nameOf(smallPhoto(url)));
}

/** Requests the job that deletes the files, unless the photo is stored elsewhere. */
export async function requestPhotoDeletion(db: Database, userId: string, url: string): Promise<void> {
  if (url.startsWith(ADDRESS)) await enqueueJob(db, deletePhotoJob, `${userId}${url}`);
}

/** The person and the address in the id of that job. */
export function photoOf(entityId: string): { user_id: string; url: string } {
  const at = entityId.indexOf(ADDRESS);
  return { user_id: entityId.slice(0, at), url: entityId.slice(at) };
}
