export { categoryBrief, findCategories, findCategory } from './queries.ts';
export { searchText } from './search-text.ts';
export { categories, serviceAreas, services } from './tables.ts';
