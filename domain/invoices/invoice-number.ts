import type { InvoiceKind, InvoiceSubject } from './kinds.ts';

const DIGITS = 6;

/** The number of an invoice in its series, as papers show it: "2026-000123", "CN-2026-000004" of a credit note. */
export function invoiceNumber({ kind, year, number }: { kind: InvoiceKind; year: number; number: number }): string {
  const inYear = `${year}-${String(number).padStart(DIGITS, '0')}`;
  return kind === 'credit_note' ? `CN-${inYear}` : inYear;
}

/** The name of its file. Each issuer has numbers of their own, so it says what the invoice is for. */
export const invoiceFileName = ({ subject, number }: { subject: InvoiceSubject; number: string }): string =>
  `hirfa-${subject.replace('_', '-')}-${number}.pdf`;
