import type { Person, WriteCtx } from '../../kernel/verb.ts';
import { deleteFavourite } from './queries.ts';
import { showOtherTabs } from './show-other-tabs.ts';

interface Work {
  ctx: WriteCtx<Person>;
  input: { id: string };
}

/** Removes a provider from what the actor has saved, also one without a page. */
export async function removeFavourite({ ctx, input: { id } }: Work) {
  if (await deleteFavourite(ctx.db, ctx.actor.user_id, id)) await showOtherTabs({ ctx });
  return { id };
}
