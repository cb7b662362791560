import type { HomePage } from '@hirfa/contract/discovery';
import { TOP_PROVIDERS_LIMIT } from '@hirfa/domain/providers';
import { findCategories } from '../catalogue/index.ts';
import type { Ctx } from '../kernel/verb.ts';
import { findProviders } from './provider-queries.ts';
import { findServices } from './queries.ts';
import { pricesOf, serviceTile, withPriceFrom } from './views.ts';

const POPULAR_SERVICES = 6;

/** The data of the home page. The top providers of a type are those with the most completed jobs. 6.8 */
export async function getHome({ ctx }: { ctx: Ctx }): Promise<HomePage> {
  const [categories, services, community, trusted] = await Promise.all([
    findCategories(ctx.db),
    findServices(ctx, {}, null, POPULAR_SERVICES),
    findProviders(ctx, { type: 'community' }, TOP_PROVIDERS_LIMIT),
    findProviders(ctx, { type: 'trusted_essential' }, TOP_PROVIDERS_LIMIT),
  ]);
  const prices = pricesOf([...services, ...community, ...trusted]);
  const provider = withPriceFrom(prices);
  return {
    categories,
    popular_services: services.map(serviceTile(prices)),
    top_providers: { community: community.map(provider), trusted_essential: trusted.map(provider) },
  };
}
