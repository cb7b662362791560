import { countsAsProvider } from '@hirfa/domain/providers';
import { type Ctx, isRefusal, type Person, refuse, type WriteCtx } from '../../kernel/verb.ts';
import { lockProviderOf } from '../applications/queries.ts';
import { providerChanged } from '../events.ts';
import { findProviderIdOf } from '../queries.ts';
import { type CardRow, findOwnCard, findOwnCards, lockCard } from './queries.ts';

/** The cards of a verified provider, who may be suspended. */
export async function listOwnCards({ ctx: { db, actor } }: { ctx: Ctx<Person> }) {
  const id = await findProviderIdOf(db, actor.user_id);
  return id === undefined ? refuse('provider_required') : { items: await findOwnCards(db, id) };
}

/** Locks the actor's provider profile, which has to be verified and not suspended. */
export async function lockActiveProvider({ db, actor }: Ctx<Person>) {
  const provider = await lockProviderOf(db, actor.user_id);
  return provider === undefined || !countsAsProvider(provider) ? refuse('provider_required') : provider;
}

/** One card of the actor, which is locked. */
export async function lockOwnCard(ctx: Ctx<Person>, id: string) {
  const provider = await lockActiveProvider(ctx);
  if (isRefusal(provider)) return provider;
  await lockCard(ctx.db, id);
  const card = await findOwnCard(ctx.db, provider.id, id);
  return card === undefined ? refuse('not_found') : { card, provider };
}

/** Changes one card of the actor, which is locked; returns it as it is afterwards. */
export async function changeOwnCard<Problem>(
  ctx: WriteCtx<Person>,
  id: string,
  change: (card: CardRow & { provider_id: string }) => Promise<Problem>,
) {
  const found = await lockOwnCard(ctx, id);
  if (isRefusal(found)) return found;
  const { card, provider } = found;
  const problem = await change({ ...card, provider_id: provider.id });
  if (isRefusal(problem)) return problem;
  await showCards(ctx, provider);
  return (await findOwnCard(ctx.db, provider.id, id)) ?? card;
}

/** Open pages of the provider and of admins read again. */
export async function showCards(ctx: WriteCtx<Person>, provider: { id: string; user_id: string }): Promise<void> {
  const { id: provider_id, user_id } = provider;
  await ctx.publish(providerChanged, { provider_id, user_id, event: 'change', reason: null });
}
