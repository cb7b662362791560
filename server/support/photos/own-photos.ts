import type { PersonalFiles } from '../../kernel/personal-files.ts';
import { type PhotoServices, photoName } from '../../accounts/index.ts';
import { findPhotosOf } from '../message-queries.ts';

/** The photos of a person's sessions, those of the team too: they are about the person. */
export const supportPhotos: PersonalFiles<Pick<PhotoServices, 'privatePhotos'>> = {
  name: 'photos in support',
  async find(db, userId) {
    const found = await findPhotosOf(db, userId);
    return found.map(({ photo_id, ...of }) => ({ file: photoName(photo_id), of }));
  },
  read: ({ privatePhotos }, file) => privatePhotos.read(file),
};
