export { INVOICE_KINDS, INVOICE_SUBJECTS, type InvoiceKind, type InvoiceSubject } from './kinds.ts';
export { invoiceFileName, invoiceNumber } from './invoice-number.ts';
export { type DueInvoice, invoicesDue } from './invoices-due.ts';
export { formatTaxNumber, taxNumber } from './tax-number.ts';
