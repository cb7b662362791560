export { categoriesQuery, servicesQuery, type ServiceSearch } from './queries.ts';
export { ServiceFilters } from './service-filters.tsx';
export { ServiceList, ServiceListSkeleton } from './service-list.tsx';
