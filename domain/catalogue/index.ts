export { CITIES } from './cities.ts';
export { ENTRY_KINDS, type EntryKind } from './entry-kinds.ts';
export { CATEGORY_TABS, type CategoryTab } from './category-tabs.ts';
export { UNSORTED_CATEGORY } from './unsorted-category.ts';
export { NAME_KEY_STEPS, nameKeys, type NameKeys, nameWordKeys } from './name-key.ts';
export { nearestArea, type Position } from './nearest.ts';
export { foldForSearch, SEARCH_FOLDING, searchWords } from './search-folding.ts';
export { OTHER_NAMES_LENGTH, SEARCH_LENGTH, TRADE_WORDS_LENGTH } from './search-length.ts';
export { SLUG } from './slug.ts';
