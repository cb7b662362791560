import { type Ctx, refuse } from '../kernel/verb.ts';
import { findCardsOf, findProvider } from './provider-queries.ts';
import { ahead, byCustomerPrice, pricesOf, withCustomerPrice, withPriceFrom } from './views.ts';

/** A provider's public page with their offers. Applicants and inactive providers are not found. */
export async function getProvider({ ctx, input }: { ctx: Ctx; input: { id: string } }) {
  const [provider, cards] = await Promise.all([findProvider(ctx, input.id), findCardsOf(ctx, input.id)]);
  if (provider === undefined) return refuse('not_found');
  const prices = pricesOf([provider]);
  return {
    ...withPriceFrom(prices)(provider),
    joined_at: provider.joined_at.toISOString(),
    next_free_at: ahead(provider.next_free_at, ctx.now),
    cards: cards.map(withCustomerPrice(prices)).toSorted(byCustomerPrice),
  };
}
