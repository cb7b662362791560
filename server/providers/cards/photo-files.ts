import { createHash } from 'node:crypto';
import { CARD_PHOTO, smallCardPhoto } from '@hirfa/domain/providers';
import type { PersonalFiles } from '../../kernel/personal-files.ts';
import { refuse, refuseFor } from '../../kernel/verb.ts';
import { BUSY_S } from '../../accounts/index.ts';
import { cutPicture, type SentFile } from '../../platform/pictures/convert.ts';
import type { Storage } from '../../platform/storage.ts';
import type { ProviderServices } from '../services.ts';
import { findPhotosOf } from './queries.ts';

const ADDRESS = '/files/';

/** A photo in both sizes. */
export interface CardPhoto {
  large: Uint8Array;
  small: Uint8Array;
}

const nameOf = (url: string) => url.slice(ADDRESS.length);

/** Both sizes of an uploaded photo; refused if unusable, or if too many wait. Slow: not for transactions. */
export async function readCardPhoto(file: SentFile) {
  const { sizes, maxPixels } = CARD_PHOTO;
  const pictures = await cutPicture(file, { sizes: [sizes.large, sizes.small], maxPixels });
  if (pictures === 'busy') return refuseFor('service_unavailable', BUSY_S);
  const [large, small] = typeof pictures === 'string' ? [] : pictures;
  return large === undefined || small === undefined ? refuse('unusable_photo') : { large, small };
}

/** The address has a hash of the card and the photo: the same photo is stored once, and no other card has it. */
export function cardPhotoUrl(cardId: string, { large }: CardPhoto): string {
  const hash = createHash('sha256').update(cardId).update(large).digest('hex');
  return `${ADDRESS}${hash}-${CARD_PHOTO.sizes.large.width}.webp`;
}

export async function storeCardPhoto(storage: Storage, url: string, { large, small }: CardPhoto): Promise<void> {
  await storage.put(nameOf(url), large);
  await storage.put(nameOf(smallCardPhoto(url)), small);
}

export async function deleteCardPhotoFiles(storage: Storage, url: string): Promise<void> {
  await storage.remove(nameOf(url));
  await storage.remove(nameOf(smallCardPhoto(url)));
}

/** The photos of a provider's offers. */
export const ownCardPhotos: PersonalFiles<Pick<ProviderServices, 'storage'>> = {
  name: 'photos of offers',
  async find(db, userId) {
    const photos = await findPhotosOf(db, userId);
    return photos.map(({ url, ...of }) => ({ file: nameOf(url), of }));
  },
  read: ({ storage }, file) => storage.read(file),
};

/** The card and the address in the id of the job that deletes a photo. */
export function cardPhotoOf(entityId: string): { card_id: string; url: string } {
  const at = entityId.indexOf(ADDRESS);
  return { card_id: entityId.slice(0, at), url: entityId.slice(at) };
}
