import type { Ctx, Person } from '../../kernel/verb.ts';
import { findTaxDetails } from './queries.ts';

/** How the actor is registered for taxes; null until they have stated it. */
export async function getTaxDetails({ ctx }: { ctx: Ctx<Person> }) {
  return { details: await findTaxDetails(ctx.db, ctx.actor.user_id) };
}
