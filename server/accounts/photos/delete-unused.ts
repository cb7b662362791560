import type { WorkCtx } from '../../kernel/work.ts';
import { deleteUnused, findUnused } from './queries.ts';
import { photoName, type PhotoServices, smallPhotoName } from './services.ts';

const BATCH = 100;

/** Deletes the files of photos that nothing shows within a day, and of people who have left. The row goes last. */
export async function deleteUnusedPhotos({ ctx: { db, now, services } }: { ctx: WorkCtx<PhotoServices> }) {
  for (let count = 0; ;) {
    const ids = await findUnused(db, now, BATCH);
    for (const id of ids) {
      await services.privatePhotos.remove(photoName(id));
      await services.privatePhotos.remove(smallPhotoName(id));
      await deleteUnused(db, id);
    }
    count += ids.length;
    if (ids.length < BATCH) return count;
  }
}
