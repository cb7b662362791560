export { catalogueHandlers } from './handlers.ts';
export { findCategories, findCategory } from './queries.ts';
export { categories, CITIES, serviceAreas, services } from './tables.ts';
