export { categoriesQuery, servicesQuery, type ServiceSearch } from './queries.ts';
export { CategoryGrid } from './category-grid.tsx';
export { ServiceFilters } from './service-filters.tsx';
export { ServiceList, ServiceListSkeleton } from './service-list.tsx';
