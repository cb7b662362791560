/** An invoice, and what is taken back of it later. */
export const INVOICE_KINDS = ['invoice', 'credit_note'] as const;
export type InvoiceKind = (typeof INVOICE_KINDS)[number];

/**
 * What an invoice is for: the service, which the provider sells to the customer; the service fee, which the platform
 * takes from the customer; the commission, which it takes from the provider.
 */
export const INVOICE_SUBJECTS = ['service', 'platform_fee', 'commission'] as const;
export type InvoiceSubject = (typeof INVOICE_SUBJECTS)[number];

/** In which order the invoices of a booking are numbered, so that transactions lock the series in one order. */
export const byNumbering = (
  one: { kind: InvoiceKind; subject: InvoiceSubject },
  other: { kind: InvoiceKind; subject: InvoiceSubject },
): number =>
  INVOICE_KINDS.indexOf(other.kind) - INVOICE_KINDS.indexOf(one.kind) ||
  INVOICE_SUBJECTS.indexOf(one.subject) - INVOICE_SUBJECTS.indexOf(other.subject);
