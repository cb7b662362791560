import type { PersonalFiles } from '../../kernel/personal-files.ts';
import { photoName } from '../../accounts/index.ts';
import type { ReviewServices } from '../services.ts';
import { findReviewPhotosOf } from './queries.ts';

/** The photos that a person has added to reviews. */
export const ownReviewPhotos: PersonalFiles<Pick<ReviewServices, 'privatePhotos'>> = {
  name: 'photos in reviews',
  async find(db, userId) {
    const found = await findReviewPhotosOf(db, userId);
    return found.map(({ photo_id, booking_id }) => ({ file: photoName(photo_id), of: { booking_id } }));
  },
  read: ({ privatePhotos }, file) => privatePhotos.read(file),
};
