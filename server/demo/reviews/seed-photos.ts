import { type PhotoServices, photoName, smallPhotoName } from '../../accounts/index.ts';
import type { Database } from '../../platform/db.ts';
import { newId } from '../../platform/ids.ts';
import { drawPhoto } from './draw-photo.ts';
import { findPictured, insertPhotos } from './queries.ts';
import { PICTURED_CATEGORIES, workPicture } from './work-pictures.ts';

/** How many reviews have photos. */
const WITH_PHOTOS = 16;

/** Draws and stores the photos of some published reviews, one to three each. */
export async function seedReviewPhotos(db: Database, files: PhotoServices['privatePhotos']): Promise<void> {
  const reviews = await findPictured(db, PICTURED_CATEGORIES, WITH_PHOTOS);
  const rows = [];
  for (const [index, { category, ...review }] of reviews.entries())
    for (let place = 0; place <= index % 3; place += 1) {
      const { large, small, size } = await drawPhoto(workPicture(category, index * 10 + place));
      const photo_id = newId();
      await files.put(photoName(photo_id), large);
      await files.put(smallPhotoName(photo_id), small);
      rows.push({ id: newId(), photo_id, ...review, ...size, hash: '' });
    }
  if (rows.length > 0) await insertPhotos(db, rows);
}
