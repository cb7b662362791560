import type { EReceiptIssuer } from '@hirfa/domain/invoices';

/** The dependencies of invoices. */
export interface InvoiceServices {
  /** How the tax authority knows the operator as an issuer of electronic receipts; null where none are issued. */
  eReceipts: EReceiptIssuer | null;
}
