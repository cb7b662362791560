import type { Ctx, Person } from '../../kernel/verb.ts';
import { findDocumentedNames, findPayoutDetails } from './queries.ts';
import { viewPayoutDetails } from './views.ts';

/** Where the actor's earnings are paid, null until they have said so; and the names that were verified of them. */
export async function getPayoutDetails({ ctx }: { ctx: Ctx<Person> }) {
  const found = await findPayoutDetails(ctx.db, ctx.actor.user_id);
  return {
    details: found === undefined ? null : viewPayoutDetails(found),
    names: await findDocumentedNames(ctx.db, ctx.actor.user_id),
  };
}
