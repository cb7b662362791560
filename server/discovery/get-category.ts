import { findCategory, findSlugNow } from '../catalogue/index.ts';
import { type Ctx, refuse } from '../kernel/verb.ts';

/** One category by its slug, also by a former one: then the answer has the present one. */
export async function getCategory({ ctx: { db }, input: { slug } }: { ctx: Ctx; input: { slug: string } }) {
  const category = await findCategory(db, slug);
  if (category !== undefined) return category;
  const now = await findSlugNow(db, 'category', slug);
  return (now === undefined ? undefined : await findCategory(db, now)) ?? refuse('not_found');
}
