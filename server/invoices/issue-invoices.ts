import {
  type DueInvoice,
  invoiceItems,
  type InvoicePart,
  invoicesDue,
  type InvoiceSubject,
} from '@hirfa/domain/invoices';
import { cairoDay } from '@hirfa/domain/market';
import { linesNow, NO_LINES, piastres, toDecimal, toRateText } from '@hirfa/domain/payments';
import { showChangedBooking } from '../bookings/index.ts';
import type { WriteCtx } from '../kernel/verb.ts';
import type { WorkCtx } from '../kernel/work.ts';
import { lockPayment } from '../payments/index.ts';
import { newId } from '../platform/ids.ts';
import { issueEReceipts } from './e-receipts/issue-e-receipts.ts';
import { invoicesIssued } from './events.ts';
import { amountsOf, findIssued, findOutcome, insertInvoice, type StoredInvoice } from './queries.ts';
import type { InvoiceServices } from './services.ts';
import { type InvoiceItem, PLATFORM } from './tables.ts';
import { findWords, type InvoiceWords } from './words-queries.ts';

/**
 * A job: issues what is missing, so that the invoices and credit notes of a booking are its present lines. However
 * often it runs, it issues each once: the lock of the payment keeps its lines, and others that issue, as they are.
 */
export async function issueInvoices({
  ctx,
  input: { id },
}: {
  ctx: WorkCtx<InvoiceServices>;
  input: { id: string };
}): Promise<void> {
  await ctx.transaction('clock', async (tx) => {
    const payment = await lockPayment(tx.db, id);
    if (payment.released_at === null) return;
    const outcome = await findOutcome(tx.db, id);
    const issued = await findIssued(tx.db, id);
    const lines = outcome === undefined ? NO_LINES : linesNow(payment.lines, outcome);
    const due = invoicesDue(issued.map(amountsOf), lines);
    if (due.length === 0) return;
    const added = await issueAll(tx, payment, issued, due);
    const { eReceipts: issuer } = ctx.services;
    if (issuer !== null) await issueEReceipts({ ctx: tx, input: { issuer, ids: added.map(({ id: each }) => each) } });
    const toCustomer = ofCustomer(added);
    if (toCustomer !== undefined) await tx.publish(invoicesIssued, { invoice_id: toCustomer });
    await showChangedBooking({ ctx: tx, input: { booking_id: id } });
  });
}

type Payment = Awaited<ReturnType<typeof lockPayment>>;

type Added = Pick<StoredInvoice, 'id' | 'subject'>;

/** What the customer is told of: what was issued last for the service, or else for the fee. */
function ofCustomer(added: readonly Added[]): string | undefined {
  const last = (of: InvoiceSubject) => added.findLast(({ subject }) => subject === of)?.id;
  return last('service') ?? last('platform_fee');
}

async function issueAll(
  { db, now }: WriteCtx,
  payment: Payment,
  before: readonly StoredInvoice[],
  due: readonly DueInvoice[],
): Promise<Added[]> {
  const { booking_id } = payment;
  const found = due.some(({ kind }) => kind === 'invoice') ? await findWords(db, booking_id, now) : undefined;
  const steps = Map.groupBy(before, ({ subject }) => subject);
  const taken = new Map([...steps].map(([subject, all]) => [subject, all.length]));
  const added: Added[] = [];
  for (const one of due) {
    const { kind, subject } = one;
    const corrected = kind === 'invoice' ? undefined : latestInvoice(steps.get(subject));
    const said = corrected === undefined ? found?.words[subject] : wordsOf(corrected);
    if (said === undefined) throw new Error(`a ${kind} of booking ${booking_id} has no words`);
    const step = (taken.get(subject) ?? 0) + 1;
    taken.set(subject, step);
    const items = kind === 'invoice' && subject === 'service' ? itemsOf(one, found?.parts) : [];
    const row = { ...rowOf(payment, one, now), ...said, items, step, corrects_id: corrected?.id ?? null };
    await insertInvoice(db, row);
    added.push(row);
  }
  return added;
}

function itemsOf(due: DueInvoice, parts: readonly InvoicePart[] = []): InvoiceItem[] {
  return invoiceItems(parts, due).map((item) => ({ ...item, net: toDecimal(item.net), vat: toDecimal(item.vat) }));
}

/** The invoice that a credit note takes back: those before it were taken back whole. */
function latestInvoice(issued: readonly StoredInvoice[] = []): StoredInvoice {
  const latest = issued.findLast(({ kind }) => kind === 'invoice');
  if (latest === undefined) throw new Error('nothing was invoiced that could be taken back');
  return latest;
}

/** A credit note says the same as its invoice, also where a name has changed since. */
const wordsOf = (invoice: StoredInvoice): InvoiceWords => ({
  issuer_name_en: invoice.issuer_name_en,
  issuer_name_ar: invoice.issuer_name_ar,
  issuer_address_en: invoice.issuer_address_en,
  issuer_address_ar: invoice.issuer_address_ar,
  issuer_tax_number: invoice.issuer_tax_number,
  receiver_name_en: invoice.receiver_name_en,
  receiver_name_ar: invoice.receiver_name_ar,
  receiver_tax_number: invoice.receiver_tax_number,
  title_en: invoice.title_en,
  title_ar: invoice.title_ar,
  supplied_at: invoice.supplied_at,
});

function rowOf(
  { booking_id, provider_id, payer_id, rates }: Payment,
  { kind, subject, net, vat, discount }: DueInvoice,
  now: Date,
) {
  return {
    id: newId(now.getTime()),
    booking_id,
    kind,
    subject,
    issuer: subject === 'service' ? provider_id : PLATFORM,
    year: Number(cairoDay(now).slice(0, 4)),
    provider_id,
    payer_id,
    net: toDecimal(net),
    // The price lines have no VAT on the commission.
    vat_rate: subject === 'commission' ? '0' : toRateText(rates.vat),
    vat: toDecimal(vat),
    total: toDecimal(piastres(net + vat)),
    discount: toDecimal(discount),
    issued_at: now,
  };
}
