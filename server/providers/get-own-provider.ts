import { type Ctx, type Person, refuse } from '../kernel/verb.ts';
import { OFFLINE } from './online/queries.ts';
import { viewOnline } from './online/set-online.ts';
import { findOwnProvider } from './queries.ts';

/** The actor's own provider profile, verified or not. A missing profile is the refusal PGRST116, not a failure. 5.5 */
export async function getOwnProvider({ ctx }: { ctx: Ctx<Person> }) {
  const found = await findOwnProvider(ctx.db, ctx.actor.user_id);
  if (found === undefined) return refuse('PGRST116');
  const { online, ...provider } = found;
  return { ...provider, status: viewOnline(online ?? OFFLINE) };
}
