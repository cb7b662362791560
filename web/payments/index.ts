export { AccountEntries } from './admin/account-entries.tsx';
export { paymentsAdminPages } from './admin/admin-pages.ts';
export { MonthOfLedger } from './admin/month-of-ledger.tsx';
export { SavedCards } from './saved-cards/saved-cards.tsx';
export { savedCardsQuery } from './queries.ts';
export { monthIn } from './admin/month-search.ts';
