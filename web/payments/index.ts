export { AccountEntries } from './admin/account-entries.tsx';
export { paymentsAdminPages } from './admin/admin-pages.ts';
export { MonthOfLedger } from './admin/month-of-ledger.tsx';
export { monthIn } from './admin/month-search.ts';
