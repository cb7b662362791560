export { listInvoices } from './list-invoices.ts';
