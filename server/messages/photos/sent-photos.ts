import { photoName, type PhotoServices } from '../../accounts/index.ts';
import type { PersonalFiles } from '../../kernel/personal-files.ts';
import { findRequestPhotosOf } from './request-queries.ts';
import { findSentPhotos } from './queries.ts';

/** The photos that a person has sent, or added to a request. */
export const sentPhotos: PersonalFiles<Pick<PhotoServices, 'privatePhotos'>> = {
  name: 'photos in chats',
  async find(db, userId) {
    const sent = await findSentPhotos(db, userId);
    const waiting = await findRequestPhotosOf(db, userId);
    return [
      ...sent.map(({ photo_id, ...of }) => ({ file: photoName(photo_id), of })),
      ...waiting.map(({ photo_id, booking_id }) => ({ file: photoName(photo_id), of: { booking_id } })),
    ];
  },
  read: ({ privatePhotos }, file) => privatePhotos.read(file),
};
