export { categoryBrief, findCategories, findCategory, findNearestCategory } from './queries.ts';
export { searchText } from './search-text.ts';
export { categories, serviceAreas, services } from './tables.ts';
