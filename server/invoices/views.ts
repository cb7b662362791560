import type { Invoice, InvoiceRecord, OwnInvoice } from '@hirfa/contract/invoices';
import { invoiceNumber } from '@hirfa/domain/invoices';
import { fromDecimal, fromRateText, piastres, toDecimal, toRateText } from '@hirfa/domain/payments';
import type { PrintedInvoice } from '@hirfa/templates/invoices';
import { qrRows } from './e-receipts/qr-rows.ts';
import type { StoredInvoice } from './queries.ts';

/** An invoice as calls answer it. */
export const viewInvoice = (stored: StoredInvoice): Invoice => ({
  id: stored.id,
  kind: stored.kind,
  subject: stored.subject,
  is_receipt: stored.issuer_tax_number === null,
  number: invoiceNumber(stored),
  issued_at: stored.issued_at.toISOString(),
  total: stored.total,
  discount: stored.discount,
});

/** An invoice among all of a provider. */
export const viewOwn = (stored: StoredInvoice): OwnInvoice => ({
  ...viewInvoice(stored),
  booking_id: stored.booking_id,
  title_en: stored.title_en,
  title_ar: stored.title_ar,
});

/** An invoice as admins read it. */
export const viewRecord = (stored: StoredInvoice): InvoiceRecord => ({
  ...viewInvoice(stored),
  booking_id: stored.booking_id,
  issuer_name_en: stored.issuer_name_en,
  issuer_name_ar: stored.issuer_name_ar,
  issuer_tax_number: stored.issuer_tax_number,
  receiver_name_en: stored.receiver_name_en,
  receiver_name_ar: stored.receiver_name_ar,
  net: stored.net,
  vat_rate: toRateText(fromRateText(stored.vat_rate)),
  vat: stored.vat,
});

interface Around {
  /** The one that it takes back. */
  corrected: StoredInvoice | undefined;
  is_cash: boolean;
  eReceipt: { uuid: string; address: string } | undefined;
}

/** An invoice as it is printed. */
export const viewPrinted = (stored: StoredInvoice, { corrected, is_cash, eReceipt }: Around): PrintedInvoice => ({
  ...stored,
  is_cash,
  qr: eReceipt === undefined ? null : { rows: qrRows(eReceipt.address), uuid: eReceipt.uuid },
  number: invoiceNumber(stored),
  corrects: corrected === undefined ? null : invoiceNumber(corrected),
  due: toDecimal(piastres(fromDecimal(stored.total) - fromDecimal(stored.discount))),
});
