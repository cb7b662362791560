import { findSlugNow } from '../catalogue/index.ts';
import { type Ctx, refuse } from '../kernel/verb.ts';
import { findService } from './queries.ts';

/** One active service by its slug, also by a former one: then the answer has the present one. */
export async function getService({ ctx: { db }, input: { slug } }: { ctx: Ctx; input: { slug: string } }) {
  let row = await findService(db, slug);
  const now = row === undefined ? await findSlugNow(db, 'service', slug) : undefined;
  if (now !== undefined) row = await findService(db, now);
  if (row === undefined) return refuse('not_found');
  const { id: _, ...page } = row;
  return page;
}
