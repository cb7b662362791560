export { invoicesAdminPages } from './admin/admin-pages.ts';
export { AllInvoices } from './admin/all-invoices.tsx';
export { InvoiceList } from './invoice-list.tsx';
export { OwnInvoices } from './own-invoices.tsx';
export type { InvoiceSearch } from './queries.ts';
export { TaxSection } from './tax-details/tax-section.tsx';
