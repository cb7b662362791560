import type { WorkCtx } from '../../kernel/work.ts';
import { deleteUnused, findUnused } from './queries.ts';
import { type MessageServices, photoName } from './services.ts';

const BATCH = 100;

/** Deletes the files of photos that were not sent within a day, and of people who have left. The row goes last. */
export async function deleteUnusedPhotos({ ctx: { db, now, services } }: { ctx: WorkCtx<MessageServices> }) {
  for (let count = 0; ;) {
    const ids = await findUnused(db, now, BATCH);
    for (const id of ids) {
      await services.chatPhotos.remove(photoName(id));
      await deleteUnused(db, id);
    }
    count += ids.length;
    if (ids.length < BATCH) return count;
  }
}
