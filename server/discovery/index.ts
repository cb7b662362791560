export { isHiddenPhoto } from './hidden-photo-queries.ts';
export { getHome } from './get-home.ts';
export { getProvider } from './get-provider.ts';
export { getService } from './get-service.ts';
export { listOffers } from './list-offers.ts';
export { listProviders } from './find/list-providers.ts';
export { listServices } from './list-services.ts';
export { findServicesBySlug } from './queries.ts';
