import { findSlugNow } from '../catalogue/index.ts';
import { type Ctx, refuse } from '../kernel/verb.ts';
import { findService } from './queries.ts';
import { pricesOf, serviceTile } from './views.ts';

/** One active service by its slug, also by a former one: then the answer has the present one. */
export async function getService({ ctx, input: { slug } }: { ctx: Ctx; input: { slug: string } }) {
  let row = await findService(ctx, slug);
  const now = row === undefined ? await findSlugNow(ctx.db, 'service', slug) : undefined;
  if (now !== undefined) row = await findService(ctx, now);
  if (row === undefined) return refuse('not_found');
  return serviceTile(pricesOf([row]))(row);
}
