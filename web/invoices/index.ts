export { invoicesAdminPages } from './admin/admin-pages.ts';
export { AllInvoices } from './admin/all-invoices.tsx';
export { InvoiceList } from './invoice-list.tsx';
export type { InvoiceSearch } from './queries.ts';
