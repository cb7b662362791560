export { categoryBrief, findCategories, findCategory, findNearestCategory } from './queries.ts';
export { categories, searchText, serviceAreas, services } from './tables.ts';
