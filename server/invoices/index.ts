export { listInvoices } from './list-invoices.ts';
export type { InvoiceServices } from './services.ts';
