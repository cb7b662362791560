import { type Ctx, type Person, refuse } from '../../kernel/verb.ts';
import { findCatalogue } from './queries.ts';

/** The catalogue with all its fields, for admins. */
export async function getWholeCatalogue({ ctx }: { ctx: Ctx<Person> }) {
  return ctx.actor.roles.includes('admin') ? findCatalogue(ctx.db) : refuse('admin_required');
}
