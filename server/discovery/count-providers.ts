import type { ProviderCounts } from '@hirfa/contract/discovery';
import type { Ctx } from '../kernel/verb.ts';

/** How many providers a search finds. */
export async function countProviders(_: { ctx: Ctx }): Promise<ProviderCounts> {
  const none = { is_capped: false, choices: [] };
  return {
    ...{ total: 0, is_capped: false, now: { is_capped: false, count: 0 } },
    ...{
      categories: none,
      areas: none,
      modes: none,
      prices: none,
      ratings: none,
      days: none,
      parts: none,
      types: none,
    },
  };
}
