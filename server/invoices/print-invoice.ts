import { displayNames } from '@hirfa/domain/accounts';
import { invoiceFileName } from '@hirfa/domain/invoices';
import type { Language } from '@hirfa/domain/market';
import { INVOICE_LAYOUT, renderInvoice } from '@hirfa/templates/invoices';
import type { CallContext } from '../kernel/calls.ts';
import { isRefusal, refuse, refuseFor } from '../kernel/verb.ts';
import { printPaper } from '../platform/papers/print-paper.ts';
import { findEReceipt } from './e-receipts/queries.ts';
import { findInvoice, isPaidInCash, type StoredInvoice } from './queries.ts';
import { viewPrinted } from './views.ts';

const BUSY_S = 10;

/** An invoice as a PDF in one language, for whoever may read it. */
export async function printInvoice({
  ctx: { person, log, reply },
  input: { id, language },
}: {
  ctx: Pick<CallContext, 'person' | 'log' | 'reply'>;
  input: { id: string; language: Language };
}) {
  const found = await person(async ({ db, actor }) => {
    const invoice = await findInvoice(db, id);
    if (invoice === undefined) return refuse('not_found');
    const { corrects_id, payer_id } = invoice;
    const isNamed = payer_id === actor.user_id || actor.roles.includes('admin');
    return {
      who: actor.user_id,
      invoice: isNamed ? invoice : withoutFullName(invoice),
      is_cash: await isPaidInCash(db, invoice.booking_id),
      corrected: corrects_id === null ? undefined : await findInvoice(db, corrects_id),
      eReceipt: await findEReceipt(db, id),
    };
  });
  if (isRefusal(found)) return found;
  const printed = viewPrinted(found.invoice, found);
  const input = JSON.stringify(renderInvoice(printed, language));
  const pdf = await printPaper(
    { layout: INVOICE_LAYOUT, input, printed_at: found.invoice.issued_at },
    { who: found.who, log },
  );
  if (pdf === 'busy') return refuseFor('service_unavailable', BUSY_S);
  reply.set('cache-control', 'private, no-store');
  return new File([new Uint8Array(pdf)], invoiceFileName(printed), { type: 'application/pdf' });
}

/** As its provider reads it: they know their customers by their display names. The other papers name no customer. */
function withoutFullName(invoice: StoredInvoice): StoredInvoice {
  if (invoice.subject !== 'service') return invoice;
  const { en, ar } = displayNames(invoice.receiver_name_en);
  return { ...invoice, receiver_name_en: en, receiver_name_ar: ar };
}
