import { photoName, type PhotoServices } from '../../accounts/index.ts';
import type { PersonalFiles } from '../../kernel/personal-files.ts';
import { findProblemPhotosOf } from './queries.ts';

/** The photos that a person has added to a problem with a booking. */
export const ownProblemPhotos: PersonalFiles<Pick<PhotoServices, 'privatePhotos'>> = {
  name: 'photos of problems',
  async find(db, userId) {
    const found = await findProblemPhotosOf(db, userId);
    return found.map(({ photo_id, booking_id }) => ({ file: photoName(photo_id), of: { booking_id } }));
  },
  read: ({ privatePhotos }, file) => privatePhotos.read(file),
};
