export { categoryBrief, findCategories, findCategory } from './queries.ts';
export { categories, serviceAreas, services } from './tables.ts';
