import { findCategory } from '../catalogue/index.ts';
import { type Ctx, refuse } from '../kernel/verb.ts';

/** One category by its slug. */
export async function getCategory({ ctx, input }: { ctx: Ctx; input: { slug: string } }) {
  return (await findCategory(ctx.db, input.slug)) ?? refuse('not_found');
}
