import type { Ctx, Person } from '../../kernel/verb.ts';
import { findPayoutDetails } from './queries.ts';
import { viewPayoutDetails } from './views.ts';

/** Where the actor's earnings are paid; null until they have said so. */
export async function getPayoutDetails({ ctx }: { ctx: Ctx<Person> }) {
  const found = await findPayoutDetails(ctx.db, ctx.actor.user_id);
  return { details: found === undefined ? null : viewPayoutDetails(found) };
}
