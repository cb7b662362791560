import type { InvoiceKind } from '@hirfa/domain/invoices';
import type { Language } from '@hirfa/domain/market';
import { isolated } from '../notifications/index.ts';

const READY = {
  receipt: { en: 'Receipt ready', ar: 'إيصالك جاهز' },
  invoice: { en: 'Invoice ready', ar: 'فاتورتك جاهزة' },
  credit_note: { en: 'Credit note ready', ar: 'الإشعار الدائن جاهز' },
} as const;

/** Tells a customer of a paper, which is on the page of the booking: a forwarded mail shows nobody an amount. */
export function renderInvoiceIssued(
  { kind, is_receipt }: { kind: InvoiceKind; is_receipt: boolean },
  title: Record<Language, string>,
) {
  const ready = READY[kind === 'invoice' && is_receipt ? 'receipt' : kind];
  return {
    title_en: `${ready.en}: ${isolated(title.en)}`,
    title_ar: `${ready.ar}: ${isolated(title.ar)}`,
    message_en: 'Download it on the page of your booking.',
    message_ar: 'التنزيل من صفحة الحجز.',
  };
}
