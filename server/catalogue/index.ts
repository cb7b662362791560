export { getWholeCatalogue } from './admin/get-whole-catalogue.ts';
export { type CatalogueFile, readCatalogue } from './catalogue-file.ts';
export { importCatalogue } from './import-catalogue.ts';
export { categoryBrief, findCategories, findCategory, findSlugNow, shareCatalogue } from './queries.ts';
export { countMissedSearch, findCatalogueVersion, findSearchedTexts } from './search-queries.ts';
export { categories, nameKey, searchText, serviceAreas, services } from './tables.ts';
