import { renderInvoiceIssued } from '@hirfa/templates/invoices';
import type { Notice } from '../kernel/notices.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import { findInvoice, findOutcome } from './queries.ts';
import { viewInvoice } from './views.ts';

/** The customer is told once of what was issued together; of a booking that was deleted, nothing. */
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
  if ((await findOutcome(db, booking_id)) === undefined) return [];
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
