import type { HomePage } from '@hirfa/contract/discovery';
import { TOP_PROVIDERS_LIMIT } from '@hirfa/domain/providers';
import { findCategories } from '../catalogue/index.ts';
import type { Ctx } from '../kernel/verb.ts';
import { findProviders } from './provider-queries.ts';
import { findServices } from './queries.ts';
import { serviceTile } from './views.ts';

const POPULAR_SERVICES = 6;

/** The data of the home page. The top providers of a type are those with the most completed jobs. 6.8 */
export async function getHome({ ctx }: { ctx: Ctx }): Promise<HomePage> {
  const [categories, services, community, trusted] = await Promise.all([
    findCategories(ctx.db),
    findServices(ctx.db, {}, null, POPULAR_SERVICES),
    findProviders(ctx.db, { type: 'community' }, null, TOP_PROVIDERS_LIMIT),
    findProviders(ctx.db, { type: 'trusted_essential' }, null, TOP_PROVIDERS_LIMIT),
  ]);
  return {
    categories,
    popular_services: services.map(serviceTile),
    top_providers: { community, trusted_essential: trusted },
  };
}
