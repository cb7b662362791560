import type { Ctx, Person } from '../../kernel/verb.ts';
import { findCatalogue } from './queries.ts';

/** The catalogue with all its fields, for admins. */
export async function getWholeCatalogue({ ctx }: { ctx: Ctx<Person> }) {
  return findCatalogue(ctx.db);
}
