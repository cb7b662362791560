import { handlersOf } from '../kernel/handlers.ts';
import { listFavouriteIds, listFavourites } from './favourites/list-favourites.ts';
import { mergeFavourites } from './favourites/merge-favourites.ts';
import { removeFavourite } from './favourites/remove-favourite.ts';
import { saveFavourite } from './favourites/save-favourite.ts';
import { countProviders } from './find/count-providers.ts';
import { getCategory } from './get-category.ts';
import { getHome } from './get-home.ts';
import { getProvider } from './get-provider.ts';
import { getService } from './get-service.ts';
import { listInstead } from './list-instead.ts';
import { listOffers } from './list-offers.ts';
import { listProviders } from './find/list-providers.ts';
import { listServices } from './list-services.ts';
import { listRescue } from './rescue/list-rescue.ts';
import { suggest } from './search/suggest.ts';

export const discoveryHandlers = (services: unknown) =>
  handlersOf('discovery', services, {
    getHome,
    listServices,
    getService,
    listOffers,
    getCategory,
    suggest,
    listProviders,
    countProviders,
    getProvider,
    listInstead,
    listRescue,
    listFavourites,
    listFavouriteIds,
    saveFavourite,
    removeFavourite,
    mergeFavourites,
  });
