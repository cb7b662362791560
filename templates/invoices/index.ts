export { renderInvoiceIssued } from './invoice-issued.ts';
export { INVOICE_LAYOUT } from './layout.ts';
export { type PrintedInvoice, renderInvoice, titlesOfCancelled } from './invoice-paper.ts';
