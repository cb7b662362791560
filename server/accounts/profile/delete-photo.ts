import type { AccountWorkCtx } from '../ctx.ts';
import { deletePhotoFiles } from './photo-files.ts';
import { lockProfile } from './queries.ts';

interface Input {
  ctx: AccountWorkCtx;
  input: { user_id: string; url: string };
}

/** A job: deletes the files of a photo, unless its person uses it again. */
export async function deletePhoto({ ctx, input: { user_id, url } }: Input): Promise<void> {
  await ctx.transaction('clock', async ({ db }) => {
    const profile = await lockProfile(db, user_id);
    if (profile?.avatar_url !== url) await deletePhotoFiles(ctx.services.storage, url);
  });
}
