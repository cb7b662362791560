import { type Ctx, refuse } from '../kernel/verb.ts';
import { findCardsOf, findProvider } from './provider-queries.ts';

/** A provider's public page with their offers. Applicants and inactive providers are not found. */
export async function getProvider({ ctx, input }: { ctx: Ctx; input: { id: string } }) {
  const [provider, cards] = await Promise.all([findProvider(ctx.db, input.id), findCardsOf(ctx.db, input.id)]);
  if (provider === undefined) return refuse('not_found');
  return { ...provider, joined_at: provider.joined_at.toISOString(), cards };
}
