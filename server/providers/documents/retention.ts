import { DOCUMENT } from '@hirfa/domain/providers';
import type { WorkCtx } from '../../kernel/work.ts';
import { pageName, uploadName } from './file-names.ts';
import { deleteUploadsBefore, findOldDocuments, findUploadIds } from './queries.ts';
import { removeDocuments } from './remove-documents.ts';
import type { ProviderServices } from '../services.ts';

/** Each transaction is short. */
const BATCH = 100;
const DAY_MS = 86_400_000;

interface Work {
  ctx: WorkCtx<ProviderServices>;
}

/** Removes documents 90 days after a rejection; jobs delete their files. */
export async function deleteOldDocuments({ ctx }: Work): Promise<number> {
  for (let count = 0; ;) {
    const removed = await ctx.transaction('clock', async (tx) => {
      const ids = await findOldDocuments(tx.db, tx.now, BATCH);
      return removeDocuments({ ctx: tx, input: { ids } });
    });
    count += removed;
    if (removed < BATCH) return count;
  }
}

/**
 * Deletes uploads that nobody finished for a day, with the files of those that a crash interrupted while it stored
 * pages, and files whose row is gone, such as those of ended accounts.
 */
export async function deleteOldUploads({ ctx }: Work): Promise<number> {
  const { uploads, pages } = ctx.services.documentFiles;
  const found = await uploads.names();
  const deleted = await deleteUploadsBefore(ctx.db, new Date(ctx.now.getTime() - DAY_MS));
  for (const id of deleted)
    for (let page = 1; page <= DOCUMENT.maxPages; page += 1) await pages.remove(pageName(id, page));
  // Rows are older than their files: a file that was listed before the rows belongs to one of them, or to none.
  const used = new Set((await findUploadIds(ctx.db)).map(uploadName));
  for (const name of found) if (!used.has(name)) await uploads.remove(name);
  return deleted.length;
}
