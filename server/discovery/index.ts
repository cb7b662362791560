export { isHiddenPhoto } from './hidden-photo-queries.ts';
export { getProvider } from './get-provider.ts';
export { listOffers } from './list-offers.ts';
export { listProviders } from './list-providers.ts';
export { listServices } from './list-services.ts';
