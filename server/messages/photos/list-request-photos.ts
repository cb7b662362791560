import type { Ctx, Person } from '../../kernel/verb.ts';
import { findRequestPhotos } from './request-queries.ts';
import { viewRequestPhoto } from './view-request-photo.ts';

/** The photos of the caller's own request; none once it was answered. */
export async function listRequestPhotos({ ctx, input }: { ctx: Ctx<Person>; input: { id: string } }) {
  const rows = await findRequestPhotos(ctx.db, input.id);
  return { items: rows.map(viewRequestPhoto) };
}
