export {
  brokenEquations,
  eReceiptAddress,
  type EReceiptIssuer,
  eReceiptOf,
  isEReceipt,
  jsonOf,
  paymentCode,
  withUuid,
} from './e-receipt/index.ts';
export { invoiceItems, type InvoicePart } from './invoice-items.ts';
export { INVOICE_KINDS, INVOICE_SUBJECTS, type InvoiceKind, type InvoiceSubject } from './kinds.ts';
export { invoiceFileName, invoiceNumber } from './invoice-number.ts';
export { type DueInvoice, invoicesDue } from './invoices-due.ts';
export { formatTaxNumber, TAX_DETAILS_LENGTH, taxNumber } from './tax-number.ts';
