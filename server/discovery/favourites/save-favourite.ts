import { type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { isFavourite, saveFavourites } from './queries.ts';
import { showOtherTabs } from './show-other-tabs.ts';

interface Work {
  ctx: WriteCtx<Person>;
  input: { id: string };
}

/** Saves a provider who has a page. One who is saved already stays so. */
export async function saveFavourite({ ctx, input: { id } }: Work) {
  const { saved, left_out } = await saveFavourites(ctx.db, [id], ctx.now);
  if (left_out > 0) return refuse('too_many_favourites');
  if (saved > 0) await showOtherTabs({ ctx });
  return saved > 0 || (await isFavourite(ctx.db, ctx.actor.user_id, id)) ? { id } : refuse('not_found');
}
