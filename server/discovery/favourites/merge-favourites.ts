import type { Person, WriteCtx } from '../../kernel/verb.ts';
import { saveFavourites } from './queries.ts';
import { showOtherTabs } from './show-other-tabs.ts';

interface Work {
  ctx: WriteCtx<Person>;
  input: { ids: readonly string[] };
}

/** Saves whom a device has kept for a visitor who is the actor now, as far as there is room. */
export async function mergeFavourites({ ctx, input: { ids } }: Work) {
  const { saved, left_out } = await saveFavourites(ctx.db, ids, ctx.now);
  if (saved > 0) await showOtherTabs({ ctx });
  return { left_out };
}
