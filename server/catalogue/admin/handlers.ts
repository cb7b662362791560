import { adminHandlersOf } from '../../kernel/handlers.ts';
import { addEntry, changeEntry, moveEntry, removeEntry } from './change-entries.ts';
import { addTradeWords, dismissMissedSearch, listMissedSearches } from './missed-searches.ts';
import { getWholeCatalogue } from './get-whole-catalogue.ts';

export const adminOfCatalogueHandlers = (services: unknown) =>
  adminHandlersOf('catalogue', services, {
    getWholeCatalogue,
    addEntry,
    changeEntry,
    removeEntry,
    moveEntry,
    listMissedSearches,
    addTradeWords,
    dismissMissedSearch,
  });
