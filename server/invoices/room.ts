import { noticesAfter } from '../kernel/notices.ts';
import type { Room } from '../kernel/room.ts';
import { onAll } from '../kernel/subscribers.ts';
import { paymentChanged } from '../payments/index.ts';
import { invoicesIssued } from './events.ts';
import { followPayments } from './follow-payments.ts';
import { invoicesHandlers } from './handlers.ts';
import { issueInvoices } from './issue-invoices.ts';
import { issueInvoicesJob } from './jobs.ts';
import { noticesOfInvoices } from './notices-of-invoices.ts';
import { invoicesPersonalData } from './personal-data.ts';
import type { InvoiceServices } from './services.ts';

const BOOKS = 'the books of the platform and of providers, which the law keeps';

export const invoicesRoom = {
  name: 'invoices',
  handlers: invoicesHandlers,
  events: [invoicesIssued],
  notices: [
    noticesAfter(invoicesIssued, {
      job: 'notify_of_invoices',
      idOf: ({ invoice_id }) => invoice_id,
      verb: noticesOfInvoices,
    }),
  ],
  subscribers: [onAll(paymentChanged, followPayments)],
  jobs: [{ kind: issueInvoicesJob, verb: issueInvoices }],
  retention: [
    { table: 'public.invoices', kept: BOOKS },
    { table: 'public.tax_details', kept: 'what invoices state; ends with the account of the person' },
  ],
  personalData: invoicesPersonalData,
} as const satisfies Room<InvoiceServices>;
