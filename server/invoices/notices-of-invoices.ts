import { renderInvoiceIssued } from '@hirfa/templates/invoices';
import type { Notice } from '../kernel/notices.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import { findInvoice } from './queries.ts';
import { viewInvoice } from './views.ts';

/** The customer is told once of what was issued together. */
export async function noticesOfInvoices({
  ctx: { db },
  input: { id },
}: {
  ctx: WriteCtx;
  input: { id: string };
}): Promise<Notice[]> {
  const issued = await findInvoice(db, id);
  if (issued === undefined) return [];
  const { payer_id, booking_id, title_en, title_ar } = issued;
  return [
    {
      to: { user_id: payer_id },
      type: 'invoice_issued',
      ...renderInvoiceIssued(viewInvoice(issued), { en: title_en, ar: title_ar }),
      metadata: { booking_id },
      event_key: `invoice_issued:${id}`,
    },
  ];
}
