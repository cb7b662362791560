import type { WorkCtx } from '../../kernel/work.ts';
import type { ProviderServices } from '../services.ts';
import { deleteCardPhotoFiles } from './photo-files.ts';
import { hasPhoto, lockCard } from './queries.ts';

interface Input {
  ctx: WorkCtx<ProviderServices>;
  input: { card_id: string; url: string };
}

/** A job: deletes the files of a photo, unless its card has it again. Whoever adds one locks the card too. */
export async function deleteCardPhoto({ ctx, input: { card_id, url } }: Input): Promise<void> {
  await ctx.transaction('clock', async ({ db }) => {
    await lockCard(db, card_id);
    if (!(await hasPhoto(db, url))) await deleteCardPhotoFiles(ctx.services.storage, url);
  });
}
