import { DOCUMENT } from '@hirfa/domain/providers';
import type { WorkCtx } from '../../kernel/work.ts';
import { pageName } from './file-names.ts';
import { isRemoved } from './queries.ts';
import type { ProviderServices } from '../services.ts';

/** A job: deletes the pictures of a removed document. */
export async function deleteDocumentFiles({
  ctx,
  input: { id },
}: {
  ctx: WorkCtx<ProviderServices>;
  input: { id: string };
}): Promise<void> {
  if (!(await isRemoved(ctx.db, id))) return;
  for (let page = 1; page <= DOCUMENT.maxPages; page += 1)
    await ctx.services.documentFiles.pages.remove(pageName(id, page));
}
