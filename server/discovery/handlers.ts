import { answer, calls } from '../kernel/calls.ts';
import { getCategory } from './get-category.ts';
import { getHome } from './get-home.ts';
import { getProvider } from './get-provider.ts';
import { getService } from './get-service.ts';
import { listOffers } from './list-offers.ts';
import { listProviders } from './list-providers.ts';
import { listServices } from './list-services.ts';
import { nearestCategory } from './nearest-category.ts';

const room = calls.discovery;

export const discoveryHandlers = room.router({
  getHome: room.getHome.handler(({ context }) => getHome({ ctx: context.visitor() })),
  listServices: room.listServices.handler(async ({ context, input }) =>
    answer(await listServices({ ctx: context.visitor(), input })),
  ),
  getService: room.getService.handler(async ({ context, input }) =>
    answer(await getService({ ctx: context.visitor(), input })),
  ),
  listOffers: room.listOffers.handler(async ({ context, input }) =>
    answer(await listOffers({ ctx: context.visitor(), input })),
  ),
  getCategory: room.getCategory.handler(async ({ context, input }) =>
    answer(await getCategory({ ctx: context.visitor(), input })),
  ),
  nearestCategory: room.nearestCategory.handler(async ({ context, input }) => ({
    category: await nearestCategory({ ctx: context.visitor(), input }),
  })),
  listProviders: room.listProviders.handler(async ({ context, input }) =>
    answer(await listProviders({ ctx: context.visitor(), input })),
  ),
  getProvider: room.getProvider.handler(async ({ context, input }) =>
    answer(await getProvider({ ctx: context.visitor(), input })),
  ),
});
