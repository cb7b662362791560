import type { Person } from '../../kernel/verb.ts';
import { newId } from '../../platform/ids.ts';
import type { Market } from '../market.ts';

/** The two people of a booking, two of another market, an admin, and a visitor. */
export type MarketActor = 'visitor' | 'other customer' | 'other provider' | 'admin' | 'customer' | 'provider';

/** How each of them calls the product, and as whom the database knows them; null: the visitor. */
export function actorsOf(market: Pick<Market, 'as' | 'admin' | 'customer' | 'provider'>, others: Market) {
  const header: Record<MarketActor, () => Promise<Record<string, string>>> = {
    visitor: async () => ({}),
    'other customer': others.as.customer,
    'other provider': others.as.provider,
    admin: market.as.admin,
    customer: market.as.customer,
    provider: market.as.provider,
  };
  const ids: Record<MarketActor, string | null> = {
    visitor: null,
    'other customer': others.customer.id,
    'other provider': others.provider.user_id,
    admin: market.admin.id,
    customer: market.customer.id,
    provider: market.provider.user_id,
  };
  const person = (actor: MarketActor): Person | null => {
    const user_id = ids[actor];
    if (user_id === null) return null;
    return { kind: 'person', user_id, session_id: newId(), roles: actor === 'admin' ? ['admin'] : [] };
  };
  return { header, person };
}
