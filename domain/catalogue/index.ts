export { CATEGORY_TABS, type CategoryTab } from './category-tabs.ts';
export { UNSORTED_CATEGORY } from './unsorted-category.ts';
export { foldForSearch } from './search-folding.ts';
