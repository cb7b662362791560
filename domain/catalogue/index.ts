export { CATEGORY_TABS, type CategoryTab } from './category-tabs.ts';
export { UNSORTED_CATEGORY } from './unsorted-category.ts';
export { foldForSearch, SEARCH_FOLDING, SEARCH_LENGTH, searchWords } from './search-folding.ts';
