export {
  categoryQuery,
  homeQuery,
  insteadQuery,
  offersQuery,
  providerQuery,
  providersQuery,
  serviceQuery,
  servicesQuery,
} from './queries.ts';
export { SavedProviders } from './saved/saved-providers.tsx';
export { favouritesQuery } from './favourites/queries.ts';
export { DeviceKeeper } from './favourites/device-keeper.tsx';
export { PersonKeeper } from './favourites/person-keeper.tsx';
export { FAVOURITES_KEY } from './favourites/key.ts';
export { keepPresses, showSaved, useIsKeeperNeeded } from './favourites/saved.ts';
export { nameOfAsked } from './filters/asked.ts';
export { readProviderSearch, whereAndWhen } from './filters/provider-search.ts';
export { SEARCH_VIEWS } from './filters/search-view.ts';
export { FindHere } from './finding/find-here.tsx';
export { FoundSkeleton } from './finding/found-skeleton.tsx';
export { loadFound } from './finding/load-found.ts';
export { ProviderResults } from './finding/provider-results.tsx';
export { SearchViews } from './finding/search-views.tsx';
export { categoryThings, providerThings, serviceThings, siteThings } from './structured/things.ts';
export { BrowseByCraft } from './home/browse-by-craft.tsx';
export { CategoryHeader } from './category-header.tsx';
export { CategorySkeleton } from './category-skeleton.tsx';
export { CategoryServices } from './category-services.tsx';
export { HomeSections } from './home/home-sections.tsx';
export { HomeSkeleton } from './home/home-skeleton.tsx';
export { OfferList } from './offer-list.tsx';
export { NothingYet } from './nothing-yet.tsx';
export { PopularServices } from './home/popular-services.tsx';
export { ProviderList } from './provider-list.tsx';
export { ProviderSkeleton } from './provider-skeleton.tsx';
export { ProviderInstead } from './provider-instead.tsx';
export { ProviderPreview, ProviderView } from './provider-view.tsx';
export { PricesAreComplete } from './provider-words.tsx';
export { RecentlyViewed } from './viewed/recently-viewed.tsx';
export { keepViewed } from './viewed/viewed-providers.ts';
export { SearchResults } from './search-results.tsx';
export { Section } from './section.tsx';
export { ServiceFilters } from './service-filters.tsx';
export { ServiceBookBar, ServiceHeader } from './service-header.tsx';
export { ServiceSearchField } from './service-search-field.tsx';
export { ServiceSkeleton } from './service-skeleton.tsx';
export { ServicesSkeleton } from './services-skeleton.tsx';
