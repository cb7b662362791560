import { type Ctx, refuse } from '../kernel/verb.ts';
import { findService } from './queries.ts';

/** One active service. */
export async function getService({ ctx, input }: { ctx: Ctx; input: { slug: string } }) {
  const row = await findService(ctx.db, input.slug);
  if (row === undefined) return refuse('not_found');
  const { id: _, ...page } = row;
  return page;
}
