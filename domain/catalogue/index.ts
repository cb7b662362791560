export { CATEGORY_TABS, type CategoryTab } from './category-tabs.ts';
export { foldForSearch } from './search-folding.ts';
