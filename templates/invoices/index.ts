export { renderInvoiceIssued } from './invoice-issued.ts';
export { INVOICE_LAYOUT } from './layout.ts';
export { type PrintedInvoice, renderInvoice } from './invoice-paper.ts';
export { EXTRA_TITLES, FEE_OF_E_RECEIPT, titlesOfCancelled, titlesOfPackageDate } from './titles.ts';
