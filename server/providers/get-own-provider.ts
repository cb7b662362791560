import { type Ctx, type Person, refuse } from '../kernel/verb.ts';
import { findOwnProvider } from './queries.ts';

/** The actor's own provider profile, verified or not. A missing profile is the refusal PGRST116, not a failure. 5.5 */
export async function getOwnProvider({ ctx }: { ctx: Ctx<Person> }) {
  return (await findOwnProvider(ctx.db, ctx.actor.user_id)) ?? refuse('PGRST116');
}
